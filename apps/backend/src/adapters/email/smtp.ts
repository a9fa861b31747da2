import { createTransport } from "nodemailer";
import type { EmailSender } from "../../ports/email.ts";
import { MessageError } from "../../ports/message-error.ts";

/** How to reach a mail server. */
export interface SmtpServer {
  /** `smtps://user:password@host:465`, or `smtp://…:587` where the server offers STARTTLS. */
  url: string;
  /** The From address. */
  from: string;
}

/** Timeouts for sending one email, in ms. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Replies about the address itself (RFC 3463): it does not exist, is invalid, has moved, or is disabled. */
const BAD_ADDRESS = /^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/;

/** Sends emails by SMTP. */
export function smtpEmail({ url, from }: SmtpServer): EmailSender {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ name, ...message }) {
      const email = { from, ...message, ...(name && { messageId: `<${name}@${host}>` }) };
      await transport.sendMail(email).catch((error: unknown) => {
        throw withoutRecipient(error);
      });
    },
  };
}

/** A server's reply usually repeats the address, so only its codes are kept. */
function withoutRecipient(error: unknown): MessageError {
  const { code = "unknown", response = "" } = error as { code?: string; response?: string };
  const [reply = ""] = /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
  const kind = code === "EAUTH" ? "account" : BAD_ADDRESS.test(response) ? "refused" : "unavailable";
  return new MessageError(kind, "smtp", [code, reply].join(" ").trim());
}
