import type { CustomerResponse, EmailOtpSent } from "@sen/api";
import { persisted } from "../../core/persisted.ts";
import { sendCode } from "../../core/send-code.ts";
import { useStore } from "../../core/store.ts";
import { write, written, resolveLostResponse, type Refused } from "../../core/write.ts";

/** The pending code of this tab; survives a reload. */
const sentCode = persisted("otp-email", (stored) => stored as EmailOtpSent | null, { in: "draft" });

/** Sets or changes the profile's email address, verified by an emailed code. */
export function useEmailVerification(
  refetch: () => Promise<CustomerResponse | undefined>,
  keepChanged: (answer: CustomerResponse) => Promise<void>,
) {
  const sent = useStore(sentCode);
  const send = (email: string): Refused =>
    written(sendCode("POST /customers/me/email", { body: { email } }), ({ data }) => sentCode.write(data));
  /** Whether the address got verified after the response was lost. */
  async function isVerified(): Promise<boolean> {
    const now = await refetch().catch(() => undefined);
    return now?.data.email === sent?.email && Boolean(now?.data.email_verified_at);
  }
  return {
    sent,
    onSend: send,
    onResend: () => send(sent?.email ?? ""),
    onOther: () => sentCode.write(null),
    onVerify: (otp: string): Refused =>
      written(
        resolveLostResponse(
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
