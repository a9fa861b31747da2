import { createTransport } from "nodemailer";
import type { EmailSender } from "../../ports/email.ts";

/** How to reach a mail server. */
export interface SmtpServer {
  /** `smtps://user:password@host:465`, or `smtp://…:587` where the server offers STARTTLS. */
  url: string;
  /** The From address. */
  from: string;
}

/** Timeouts for sending one email, in ms. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends emails by SMTP. */
export function smtpEmail({ url, from }: SmtpServer): EmailSender {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    isSimulated: false,
    async send({ name, ...message }) {
      await transport.sendMail({ from, ...message, ...(name && { messageId: `<${name}@${host}>` }) });
    },
  };
}
