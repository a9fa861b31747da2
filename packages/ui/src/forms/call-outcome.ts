import type { FieldError } from "@sen/api";
import { errorMessage, type ErrorMessage, type FailedAnswer } from "@sen/domain";

/** A refused call as the backend answers it; an `ErrorEnvelope` fits. */
export interface RefusedAnswer extends FailedAnswer {
  /** The broken fields of a 422. */
  data?: { errors: readonly FieldError[] } | null;
}

/** How a call went: nothing when it succeeded, otherwise the refusal. It rejects only when no answer came at all. */
export type CallOutcome = RefusedAnswer | null | undefined;

/** A sentence for the customer, or the text that says it. */
export type FailureMessage =
  ErrorMessage | { key: "errors:network.offline" | "errors:network.timeout" | "errors:something_wrong" };

/** Why a call failed, as a form shows it. */
export interface CallFailure {
  message: FailureMessage;
  fields: readonly FieldError[];
}

/** What to say of a refusal, or of what was thrown where no answer came: the API client's errors are told apart by name. Spec §8. */
export function failureMessage(failure: unknown): FailureMessage {
  if (!(failure instanceof Error)) return errorMessage(failure as FailedAnswer);
  if (failure.name === "TimeoutError") return { key: "errors:network.timeout" };
  return { key: failure.name === "NetworkError" ? "errors:network.offline" : "errors:something_wrong" };
}

/** Waits for a call and returns how it failed; null when it did not. */
export async function callFailure(
  call: () => Promise<CallOutcome>,
  messageOf: (answer: FailedAnswer) => FailureMessage = errorMessage,
): Promise<CallFailure | null> {
  try {
    const refusal = await call();
    return refusal ? { message: messageOf(refusal), fields: refusal.data?.errors ?? [] } : null;
  } catch (error) {
    return { message: failureMessage(error), fields: [] };
  }
}
