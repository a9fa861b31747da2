/** A short message. */
export interface Sms {
  /** Ours: sent again under it, it is the same message. */
  id: string;
  /** Ten digits, starting with 0. */
  to: string;
  text: string;
  /** The one-time code that it brings, for providers that send templates alone; null where it brings none. */
  code: string | null;
}

/** Sends short messages to phones. */
export interface SmsSender {
  /** What it is called where it is written down. */
  provider: string;
  /** Whether the messages reach nobody. */
  isSimulated: boolean;
  /** Answers the provider's number of the message. Throws a `MessageTrouble` when it was not taken over. */
  send: (message: Sms) => Promise<string>;
}

/**
 * Why a provider did not take a message. `refused`: it never will, this number or text is not for it. `account`: our account with it is in trouble, and
 * a person must look. `unavailable`: no answer that can be read; it may have the message.
 */
export class MessageTrouble extends Error {
  override readonly name = "MessageTrouble";
  readonly kind: "refused" | "account" | "unavailable";
  /** The provider's own code. Its words are not kept: they may repeat whom the message is for. */
  readonly code: string;

  constructor(kind: MessageTrouble["kind"], provider: string, code: string) {
    super(`${provider} did not accept a message: ${kind} ${code}`);
    this.kind = kind;
    this.code = code;
  }
}
