import { ApiCode } from "./error-codes.ts";

/** The fields of a response body that tell whether the call succeeded. Spec §7. */
export interface AnsweredCall {
  code?: unknown;
  status?: unknown;
  /** Used by re-checkout only. */
  status_code?: unknown;
}

/** Whether a response body means success. The HTTP status alone does not. */
export type SuccessRule = (answer: AnsweredCall) => boolean;

/** Whether `code` is 200: of a complaint that is raised, a product ordered directly, or products added to the cart even if nothing fitted. */
export const hasSucceeded: SuccessRule = ({ code }) => code === ApiCode.success;

/** The default rule: `code` 200 and `status` 1. */
export const wasSuccessful: SuccessRule = (answer) => hasSucceeded(answer) && answer.status === 1;

/** Whether additional evidence was accepted: `status` true and `code` 200. Spec §7. */
export const wasProofAccepted: SuccessRule = (answer) => hasSucceeded(answer) && answer.status === true;

/** Whether an address was created or changed: `status` 1. Spec §7. */
export const wasAddressSaved: SuccessRule = ({ status }) => status === 1;

/** Whether a payment was started again: `status_code` 200. Spec §7. */
export const wasCheckedOutAgain: SuccessRule = ({ status_code }) => status_code === ApiCode.success;
