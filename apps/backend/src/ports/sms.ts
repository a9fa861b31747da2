/** A text message. */
export interface Sms {
  /** Our id. Sending it again under the same id does not create a second message. */
  id: string;
  /** Ten digits, starting with 0. */
  to: string;
  text: string;
  /** The one-time code in the text, for providers that only send templates; null if there is none. */
  code: string | null;
}

/** Sends text messages to phones. */
export interface SmsSender {
  /** The provider's name in logs and records. */
  provider: string;
  /** Whether messages are only recorded, not sent. */
  isSimulated: boolean;
  /** Returns the provider's id of the message. Throws a `MessageError` if it was not accepted. */
  send: (message: Sms) => Promise<string>;
}
