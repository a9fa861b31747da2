/** Error codes. Spec §8, which does not show 429 and 503; 937 and 938 are the `code` of an HTTP 429. */
export const ApiCode = {
  success: 200,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  registerForbidden: 409,
  wrongField: 422,
  tooManyRequests: 429,
  serverError: 500,
  serviceUnavailable: 503,
  maxOtpSends: 937,
  maxWrongOtp: 938,
} as const;
export type ApiCode = (typeof ApiCode)[keyof typeof ApiCode];

/** Negative result codes of the complaint approval check, listed in the spec; the first two without a meaning. */
export const ApprovalCode = { unknownMinus10: -10, unknownMinus11: -11, complaintBlocked: -29 } as const;

/** The `message_code` of a sign-in to an account locked after too many wrong passwords. Spec §8. */
export const CUSTOMER_LOCK_ACCOUNT = "CUSTOMER_LOCK_ACCOUNT";
