/** A plain-text email. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  /** Unique name of the email. If it is sent twice under the same name, mail programs show it once. */
  name?: string;
}

/** Sends emails. */
export interface EmailSender {
  /** Whether emails are only recorded, not sent. */
  isSimulated: boolean;
  /** Rejects if the mail server did not accept the email. */
  send: (message: Email) => Promise<void>;
}
