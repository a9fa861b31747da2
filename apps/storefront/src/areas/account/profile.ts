import type { Customer, CustomerResponse, EmailOtpSent } from "@sen/api";
import { profileBody, type ProfileFormData } from "@sen/domain";
import { persisted } from "../../core/persisted.ts";
import { useCustomerQuery } from "../../core/query.ts";
import { sendCode } from "../../core/send-code.ts";
import { readSession, useCustomerId, writeSession } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { write, written, foundMade, type Refused } from "../../core/write.ts";

/** The customer's own record, and what changes it. */
export function useProfile() {
  const path = { customerId: useCustomerId() ?? 0 };
  const asked = useCustomerQuery("/customers/{customerId}", { params: { path } });
  /** Shows the record as a change has answered it. */
  async function keepChanged(answer: CustomerResponse): Promise<void> {
    keepName(answer.data);
    await asked.mutate(answer, { revalidate: false });
  }
  return {
    ...asked,
    keepChanged,
    save: (form: ProfileFormData) =>
      written(write("PUT /customers/{customerId}", { path, body: profileBody(form) }), keepChanged),
  };
}

/** The name of who is signed in stands in the session, from which every page greets. */
function keepName({ id, full_name, email }: Customer): void {
  const session = readSession();
  if (session?.profile.id !== id) return;
  writeSession({ ...session, profile: { ...session.profile, full_name, email } });
}

/** The code that this tab waits for, also after a reload. */
const sentCode = persisted("otp-email", (stored) => stored as EmailOtpSent | null, { in: "draft" });

/** Setting and changing the mail address of a profile, with a code that goes there. */
export function useEmailVerification({
  mutate,
  keepChanged,
}: Pick<ReturnType<typeof useProfile>, "mutate" | "keepChanged">) {
  const sent = useStore(sentCode);
  const send = (email: string): Refused =>
    written(sendCode("POST /customers/me/email", { body: { email } }), ({ data }) => sentCode.write(data));
  /** Whether the address has come to be verified, where an answer was lost. */
  async function isVerified(): Promise<boolean> {
    const now = await mutate().catch(() => undefined);
    return now?.data.email === sent?.email && Boolean(now?.data.email_verified_at);
  }
  return {
    sent,
    onSend: send,
    onResend: () => send(sent?.email ?? ""),
    onOther: () => sentCode.write(null),
    onVerify: (otp: string): Refused =>
      written(
        foundMade(
          write("POST /customers/me/email/verify", { body: { id: sent?.id ?? "", otp } }),
          isVerified,
        ),
        async (data) => {
          if (data) await keepChanged(data);
          sentCode.write(null);
        },
      ),
  };
}
