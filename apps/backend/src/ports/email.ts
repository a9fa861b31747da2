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
  /** Throws a `MessageError` if the mail server did not accept the email: `refused` if the address does not exist. */
  send: (message: Email) => Promise<void>;
}
