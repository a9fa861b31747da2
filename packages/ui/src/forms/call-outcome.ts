import type { FieldError } from "@sen/api";
import { errorMessage, type ErrorMessage, type FailedAnswer } from "@sen/domain";

/** The backend's refusal of a request; an `ErrorEnvelope` is assignable. */
export interface RefusedAnswer extends FailedAnswer {
  /** Invalid fields of a 422. */
  data?: { errors: readonly FieldError[] } | null;
}

/** Outcome of a request: nothing on success, otherwise the refusal. The promise rejects only if there was no response. */
export type CallOutcome = RefusedAnswer | null | undefined;

/** A message for the customer, or the key of its translation. */
export type FailureMessage =
  ErrorMessage | { key: "errors:network.offline" | "errors:network.timeout" | "errors:something_wrong" };

/** Why a call failed, as a form shows it. */
export interface CallFailure {
  message: FailureMessage;
  fields: readonly FieldError[];
}

/** Message for a refusal, or for the error thrown if there was no response. Tells the API client's errors apart by `name`. Spec §8. */
export function failureMessage(failure: unknown): FailureMessage {
  if (!(failure instanceof Error)) return errorMessage(failure as FailedAnswer);
  if (failure.name === "TimeoutError") return { key: "errors:network.timeout" };
  return { key: failure.name === "NetworkError" ? "errors:network.offline" : "errors:something_wrong" };
}

/** Awaits a request and returns why it failed; null on success. */
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
