import { createTransport } from "nodemailer";
import type { EmailSender } from "../../ports/email.ts";

/** How a mail server is reached. */
export interface SmtpServer {
  /** `smtps://user:password@host:465`, or `smtp://…:587` where the server offers STARTTLS. */
  url: string;
  /** Whom mails come from. */
  from: string;
}

/** Longest waits of one mail, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mails by SMTP. */
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
