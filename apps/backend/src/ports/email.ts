/** A mail in plain text. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  /** Names the mail: sent a second time under the same name, mail programs show it once. */
  name?: string;
}

/** Sends mails. */
export interface EmailSender {
  /** Whether the mails reach nobody. */
  isSimulated: boolean;
  /** Rejects when the mail was not taken over by whoever carries it. */
  send: (message: Email) => Promise<void>;
}
