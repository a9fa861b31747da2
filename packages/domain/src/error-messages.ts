import { ApiCode, CUSTOMER_LOCK_ACCOUNT } from "./error-codes.ts";

/** Codes with a text of our own, in place of the server's. Spec §8. */
const codeTexts = {
  [ApiCode.registerForbidden]: "errors:status.conflict",
  [ApiCode.wrongField]: "errors:status.wrong_field",
  [ApiCode.tooManyRequests]: "errors:status.too_many_requests",
  [ApiCode.serverError]: "errors:status.server_error",
  [ApiCode.serviceUnavailable]: "errors:status.service_unavailable",
  [ApiCode.notFound]: "errors:status.not_found",
  [ApiCode.unauthorized]: "errors:status.unauthorized",
  [ApiCode.forbidden]: "errors:status.forbidden",
  [ApiCode.maxOtpSends]: "errors:status.max_otp_sends",
  [ApiCode.maxWrongOtp]: "errors:status.max_wrong_otp",
} as const;

/** Known errors of social sign-ins, by message code. The texts are ours; the spec does not show them. Spec §8. */
const socialTexts = {
  SOCIAL_TOKEN_INVALID: "errors:social.token_invalid",
  SOCIAL_EMAIL_MISSING: "errors:social.email_missing",
  SOCIAL_PROVIDER_UNKNOWN: "errors:social.provider_unknown",
  SOCIAL_EMAIL_UNVERIFIED: "errors:social.email_unverified",
  SOCIAL_CANCELLED: "errors:social.cancelled",
  SOCIAL_REFUSED: "errors:social.refused",
  SOCIAL_ISSUER_UNREACHABLE: "errors:social.issuer_unreachable",
} as const;

export type ErrorTextKey =
  | (typeof codeTexts)[keyof typeof codeTexts]
  | (typeof socialTexts)[keyof typeof socialTexts]
  | "errors:login.account_locked"
  | "errors:something_wrong";

/** The fields of an error response that explain it. */
export interface FailedAnswer {
  code?: number;
  message?: string | null;
  message_code?: string | null | undefined;
  data?: { errors: readonly { message: string }[] } | object | null | undefined;
}

/** The message to show: one of our texts with the server's details, or the server's message alone. */
export type ErrorMessage = { key: ErrorTextKey; details?: readonly string[] } | { text: string };

const serverText = (message: string | null | undefined): ErrorMessage | null =>
  message?.trim() ? { text: message.trim() } : null;

/** The text of a status code; "something went wrong" for an unknown one. */
function codeText(code: number | undefined): ErrorTextKey {
  return code !== undefined && code in codeTexts
    ? codeTexts[code as keyof typeof codeTexts]
    : "errors:something_wrong";
}

/** The server's messages about fields, without duplicates, or its overall message if there are none. */
function detailsOf({ data, message }: FailedAnswer): string[] {
  const errors = data && "errors" in data ? data.errors : [];
  const sentences = errors.length > 0 ? errors.map((error) => error.message) : [message ?? ""];
  return [...new Set(sentences.map((sentence) => sentence.trim()).filter(Boolean))];
}

/** The server's message, or else the text of the status code. */
const serverMessage = ({ code, message }: FailedAnswer): ErrorMessage =>
  serverText(message) ?? { key: codeText(code) };

/**
 * The message of a failed call: for a 409 or 422 our text with the server's field messages; otherwise the server's message, or else
 * the text of the status code. Spec §8.
 */
export function errorMessage(answer: FailedAnswer): ErrorMessage {
  const { code } = answer;
  if (code !== ApiCode.registerForbidden && code !== ApiCode.wrongField) return serverMessage(answer);
  const details = detailsOf(answer);
  return { key: codeText(code), ...(details.length > 0 && { details }) };
}

/** The message of a failed sign-in: our text with the end of the lock if the account is locked, otherwise the server's message. Spec §8. */
export function loginErrorMessage(answer: FailedAnswer): ErrorMessage {
  return answer.message_code === CUSTOMER_LOCK_ACCOUNT
    ? { key: "errors:login.account_locked", details: detailsOf(answer) }
    : serverMessage(answer);
}

/** The message of a failed social sign-in: our text of a known error, or else the server's message. Spec §8. */
export function socialLoginErrorMessage(answer: FailedAnswer): ErrorMessage {
  const code = answer.message_code;
  return code && code in socialTexts
    ? { key: socialTexts[code as keyof typeof socialTexts] }
    : serverMessage(answer);
}
