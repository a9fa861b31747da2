/**
 * Why a provider did not accept a message. `refused`: it never will, for this recipient or text. `account`: our account there has a problem
 * that a person must look at. `unavailable`: it may accept it later, or has it without our knowing.
 */
export class MessageError extends Error {
  override readonly name = "MessageError";
  readonly kind: "refused" | "account" | "unavailable";
  /** The provider's own code. Its message is not kept, since it may contain the recipient. */
  readonly code: string;

  constructor(kind: MessageError["kind"], provider: string, code: string) {
    super(`${provider} did not accept a message: ${kind} ${code}`);
    this.kind = kind;
    this.code = code;
  }
}
