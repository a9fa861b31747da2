import type { ErrorEnvelope } from "@sen/api";
import { ApiCode } from "@sen/domain";
import { DomainError, type ErrorKind } from "../errors/errors.ts";
import { say, type Locale } from "../texts/messages.ts";
import { type RefusedRequest } from "@sen/server";

/** The HTTP status of each kind of error, and the envelope's code if it differs. Spec §8. */
const answers: Record<ErrorKind, { status: number; code?: number }> = {
  unauthorized: { status: ApiCode.unauthorized },
  forbidden: { status: ApiCode.forbidden },
  not_found: { status: ApiCode.notFound },
  conflict: { status: 409 },
  invalid: { status: ApiCode.wrongField },
  too_many: { status: 429 },
  max_otp_sends: { status: 429, code: ApiCode.maxOtpSends },
  max_wrong_otp: { status: 429, code: ApiCode.maxWrongOtp },
  unavailable: { status: 503 },
  fault: { status: ApiCode.serverError },
};

/** The HTTP status of an error. */
export function statusOf(error: DomainError | RefusedRequest): number {
  return error instanceof DomainError ? answers[error.kind].status : error.status;
}

/** Wraps an error in the envelope, in the caller's language. */
export function errorEnvelope(error: DomainError | RefusedRequest, locale: Locale): ErrorEnvelope {
  if (!(error instanceof DomainError)) return error.envelope(say(error.messageCode, locale));
  const { fields, values, challenge } = error;
  const errors = fields.map(({ field, code, values: ofField, subject }) => ({
    field,
    message_code: code,
    message: [...(subject ? [subject[locale]] : []), say(code, locale, ofField)].join(": "),
  }));
  return {
    code: answers[error.kind].code ?? statusOf(error),
    status: 0,
    message: say(error.messageCode, locale, values),
    message_code: error.messageCode,
    data: errors.length > 0 || challenge ? { errors, ...(challenge && { challenge }) } : null,
  };
}
