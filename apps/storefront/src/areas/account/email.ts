import { foundMade, write, type Refused } from "../../core/write.ts";
import type { Customer, CustomerResponse, EmailOtpSent } from "@sen/api";
import { writeDraft } from "../../core/drafts/draft-store.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { sendCode } from "../../core/send-code.ts";

/** The code that this tab waits for, also after a reload. */
const DRAFT = "otp-email";
const NOTHING: EmailOtpSent | null = null;

/** Whose mail address is changed, and what is told once it is. */
interface OfCustomer {
  /** The record, asked for anew. */
  reload: () => Promise<Customer | undefined>;
  onVerified: (answer: CustomerResponse) => unknown;
}

/** Setting and changing the mail address, with a code that goes there. */
export function useEmailVerification({ reload, onVerified }: OfCustomer) {
  const [sent] = useDraft<EmailOtpSent | null>(DRAFT, NOTHING);

  async function send(email: string): Refused {
    const { data, refusal } = await sendCode("POST /customers/me/email", { body: { email } });
    if (!data) return refusal;
    writeDraft(DRAFT, JSON.stringify(data.data));
    return null;
  }
  /** Whether the address has come to be verified, where an answer was lost. */
  async function isVerified(): Promise<boolean> {
    const now = await reload().catch(() => undefined);
    return now?.email === sent?.email && Boolean(now?.email_verified_at);
  }
  return {
    sent,
    send,
    resend: () => send(sent?.email ?? ""),
    forget: () => {
      writeDraft(DRAFT, null);
    },
    async verify(otp: string): Refused {
      const writing = write("POST /customers/me/email/verify", { body: { id: sent?.id ?? "", otp } });
      const { data, refusal } = await foundMade(writing, isVerified);
      if (refusal) return refusal;
      if (data) onVerified(data);
      writeDraft(DRAFT, null);
      return null;
    },
  };
}
