import type { Customer, CustomerResponse, EmailOtpSent, ErrorEnvelope } from "@sen/api";
import { writeDraft } from "../../core/drafts/draft-store.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { write } from "../../core/api.ts";
import { sendCode } from "../../core/send-code.ts";

/** Nothing on success, the backend's answer when it refuses. */
type Outcome = Promise<ErrorEnvelope | null>;

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

  async function send(email: string): Outcome {
    const { data, error } = await sendCode((api, header) =>
      api.POST("/customers/me/email", { body: { email }, params: { header } }),
    );
    if (!data) return error;
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
    async verify(otp: string): Outcome {
      const id = sent?.id ?? "";
      const asking = write((api) => api.POST("/customers/me/email/verify", { body: { id, otp } }));
      const answer = await asking.catch(async (error: unknown) => {
        if (await isVerified()) return null;
        throw error;
      });
      if (answer?.error) {
        if (!(await isVerified())) return answer.error;
      } else if (answer) onVerified(answer.data);
      writeDraft(DRAFT, null);
      return null;
    },
  };
}
