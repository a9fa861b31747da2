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

const hasSucceeded = ({ code }: AnsweredCall): boolean => code === ApiCode.success;

/** The default rule: `code` 200 and `status` 1. */
export const wasSuccessful: SuccessRule = (answer) => hasSucceeded(answer) && answer.status === 1;

/** Whether a complaint was cancelled: `status` 1 and `code` 200. Spec §7. */
export const wasComplaintCancelled: SuccessRule = (answer) => wasSuccessful(answer);

/** Whether additional evidence was accepted: `status` true and `code` 200. Spec §7. */
export const wasProofAccepted: SuccessRule = (answer) => hasSucceeded(answer) && answer.status === true;

/** Whether an address was created or changed: `status` 1. Spec §7. */
export const wasAddressSaved: SuccessRule = ({ status }) => status === 1;

/** Whether the request to add products was handled: `code` 200, even if nothing fitted. The message says what was not added, and why. Spec §7. */
export const wasCartChanged: SuccessRule = hasSucceeded;

/** Whether a product was ordered directly: `code` 200. Spec §7. */
export const wasOrderedNow: SuccessRule = hasSucceeded;

/** Whether a complaint was raised: `code` 200. Spec §7 has one message for it and one for anything else. */
export const wasComplaintRaised: SuccessRule = hasSucceeded;

/** Whether a payment was started again: `status_code` 200. Spec §7. */
export const wasCheckedOutAgain: SuccessRule = ({ status_code }) => status_code === ApiCode.success;
