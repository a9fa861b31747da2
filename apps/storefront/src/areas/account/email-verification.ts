import type { CustomerResponse, EmailOtpSent, EmailVerificationBody } from "@sen/api";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { sendCode } from "../../core/send-code.ts";
import { resolveLostResponse } from "../../core/settle.ts";
import { write, written, type Refused } from "../../core/write.ts";

/** Sets or changes the profile's email address, verified by an emailed code. */
export function useEmailVerification(
  refetch: () => Promise<CustomerResponse | undefined>,
  keepChanged: (answer: CustomerResponse) => Promise<void>,
) {
  const [sent, setSent] = useDraft<EmailOtpSent | null>("otp-email", null);
  /** Whether the address got verified after the response was lost. */
  async function isVerified(): Promise<boolean> {
    const now = await refetch();
    return now?.data.email === sent?.email && Boolean(now?.data.email_verified_at);
  }
  return {
    sent,
    onSend: (body: EmailVerificationBody): Refused =>
      written(sendCode("POST /customers/me/email", { body }), ({ data }) => setSent(data)),
    onOther: () => setSent(null),
    onVerify: (otp: string): Refused =>
      written(
        resolveLostResponse(
          write("POST /customers/me/email/verify", { body: { id: sent?.id ?? "", otp } }),
          isVerified,
        ),
        async (data) => {
          if (data) await keepChanged(data);
          setSent(null);
        },
      ),
  };
}
