import type { EmailOtpSent } from "@sen/api";
import { persisted } from "../../core/persisted.ts";
import { useStore } from "../../core/store.ts";
import { sendCode } from "../../core/send-code.ts";
import { foundMade, write, written, type Refused } from "../../core/write.ts";
import type { useProfile } from "./profile.ts";

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
    send,
    resend: () => send(sent?.email ?? ""),
    forget: () => sentCode.write(null),
    verify: (otp: string): Refused =>
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
