/** A short message. */
export interface Sms {
  /** Ten digits, starting with 0. */
  to: string;
  text: string;
}

/** Sends short messages to phones. */
export interface SmsSender {
  /** Whether the messages reach nobody. */
  isSimulated: boolean;
  /** Rejects when the message was not taken over by whoever carries it. */
  send: (message: Sms) => Promise<void>;
}
