import { ApiCode } from "./error-codes.ts";

/** What the body of an answer says of how its call went. Spec §7. */
export interface AnsweredCall {
  code?: unknown;
  status?: unknown;
  /** Re-checkout says it here. */
  status_code?: unknown;
}

/** Whether an answer's body says that the call went well. The HTTP status alone does not. */
export type SuccessRule = (answer: AnsweredCall) => boolean;

const hasSucceeded = ({ code }: AnsweredCall): boolean => code === ApiCode.success;

/** Whether a call went well of which the specification says nothing else: `code` 200 and `status` 1. */
export const wasSuccessful: SuccessRule = (answer) => hasSucceeded(answer) && answer.status === 1;

/** Whether a complaint was cancelled: `status` 1 and `code` 200. Spec §7. */
export const wasComplaintCancelled: SuccessRule = (answer) => wasSuccessful(answer);

/** Whether additional evidence was taken: `status` true and `code` 200. Spec §7. */
export const wasProofAccepted: SuccessRule = (answer) => hasSucceeded(answer) && answer.status === true;

/** Whether an address was created or changed: `status` 1. Spec §7. */
export const wasAddressSaved: SuccessRule = ({ status }) => status === 1;

/** Whether the cart took something: `code` 200. Its message is told as well, also where only a part was taken. Spec §7. */
export const wasCartChanged: SuccessRule = hasSucceeded;

/** Whether a product was ordered at once: `code` 200. Spec §7. */
export const wasOrderedNow: SuccessRule = hasSucceeded;

/** Whether a complaint was raised: `code` 200. Spec §7 has a message for it and one for anything else. */
export const wasComplaintRaised: SuccessRule = hasSucceeded;

/** Whether a payment was begun again: `status_code` 200. Spec §7. */
export const wasCheckedOutAgain: SuccessRule = ({ status_code }) => status_code === ApiCode.success;
