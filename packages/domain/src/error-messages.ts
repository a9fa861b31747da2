import { ApiCode, CUSTOMER_LOCK_ACCOUNT } from "./error-codes.ts";

/** Codes whose message comes from our own texts instead of the server's. Spec §8. */
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

/** Social sign-in: the known errors, by message code. Their texts are ours; the spec does not show them. Spec §8. */
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

/** The fields of an answer that say why it failed. */
export interface FailedAnswer {
  code?: number;
  message?: string | null;
  message_code?: string | null | undefined;
  data?: { errors: readonly { message: string }[] } | object | null | undefined;
}

/** What to tell: one of our texts with what the server says in particular beside it, or the server's sentence alone. */
export type ErrorMessage = { key: ErrorTextKey; details?: readonly string[] } | { text: string };

const serverText = (message: string | null | undefined): ErrorMessage | null =>
  message?.trim() ? { text: message.trim() } : null;

/** The text of a status code of the catalogue; "something went wrong" for a code that it does not have. */
export function codeText(code: number | undefined): ErrorTextKey {
  return code !== undefined && code in codeTexts
    ? codeTexts[code as keyof typeof codeTexts]
    : "errors:something_wrong";
}

/** What the server says of each field, each sentence once; its own sentence where it names no field. */
function detailsOf({ data, message }: FailedAnswer): string[] {
  const errors = data && "errors" in data ? data.errors : [];
  const sentences = errors.length > 0 ? errors.map((error) => error.message) : [message ?? ""];
  return [...new Set(sentences.map((sentence) => sentence.trim()).filter(Boolean))];
}

/** What the server says, or else the catalogue's text. */
const serverMessage = ({ code, message }: FailedAnswer): ErrorMessage =>
  serverText(message) ?? { key: codeText(code) };

/**
 * What a failed call says: of a 409 and a 422 our common text, with what the server says of the fields beside it; otherwise
 * the server's sentence, or else the catalogue's text. Spec §8.
 */
export function errorMessage(answer: FailedAnswer): ErrorMessage {
  const { code } = answer;
  if (code !== ApiCode.registerForbidden && code !== ApiCode.wrongField) return serverMessage(answer);
  const details = detailsOf(answer);
  return { key: codeText(code), ...(details.length > 0 && { details }) };
}

/** What a failed sign-in says: a locked account our text, and beside it until when; anything else the server's message. Spec §8. */
export function loginErrorMessage(answer: FailedAnswer): ErrorMessage {
  return answer.message_code === CUSTOMER_LOCK_ACCOUNT
    ? { key: "errors:login.account_locked", details: detailsOf(answer) }
    : serverMessage(answer);
}

/** What a failed social sign-in says: the text of a known error, or else the server's message. Spec §8. */
export function socialLoginErrorMessage(answer: FailedAnswer): ErrorMessage {
  const code = answer.message_code;
  return code && code in socialTexts
    ? { key: socialTexts[code as keyof typeof socialTexts] }
    : serverMessage(answer);
}
