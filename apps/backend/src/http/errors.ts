import { ApiCode } from "@sen/domain";
import type { Locale, MessageCode } from "./messages.ts";

/** Values for the places in a message. */
export type MessageValues = Record<string, string | number>;

/** One field that breaks a rule, before its message is put into words. */
export interface BrokenField {
  /** Path in the request: `items[2].quantity`. */
  field: string;
  code: MessageCode;
  values?: MessageValues;
  /** What it is about, such as a product, where the message alone would leave that open. */
  subject?: Record<Locale, string>;
}

/** An answer other than success, thrown anywhere in an operation and told at the edge in the caller's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly messageCode: MessageCode;
  readonly values: MessageValues;
  readonly fields: BrokenField[];
  /** Seconds after which it is worth trying again; null where nothing is known of that. */
  readonly retryAfter: number | null;

  constructor(answer: {
    status: number;
    code?: number;
    messageCode: MessageCode;
    values?: MessageValues;
    fields?: BrokenField[];
    retryAfter?: number;
  }) {
    super(answer.messageCode);
    this.name = "ApiError";
    this.status = answer.status;
    this.code = answer.code ?? answer.status;
    this.messageCode = answer.messageCode;
    this.values = answer.values ?? {};
    this.fields = answer.fields ?? [];
    this.retryAfter = answer.retryAfter ?? null;
  }
}

/** 401: nobody is signed in, or the password is wrong. */
export function unauthorized(messageCode: MessageCode = "UNAUTHORIZED"): ApiError {
  return new ApiError({ status: ApiCode.unauthorized, messageCode });
}

/** 403: it belongs to somebody else. */
export function forbidden(messageCode: MessageCode = "FORBIDDEN", values?: MessageValues): ApiError {
  return new ApiError({ status: ApiCode.forbidden, messageCode, values });
}

/** 404: there is no such record. */
export function notFound(messageCode: MessageCode = "NOT_FOUND"): ApiError {
  return new ApiError({ status: ApiCode.notFound, messageCode });
}

/** 409: it changed meanwhile, or exists already. */
export function conflict(messageCode: MessageCode = "CONFLICT", values?: MessageValues): ApiError {
  return new ApiError({ status: 409, messageCode, values });
}

/** 422 for one field. */
export function invalid(field: string, code: MessageCode, values?: MessageValues): ApiError {
  return invalidFields([{ field, code, ...(values && { values }) }]);
}

/** 422 for several fields. */
export function invalidFields(fields: BrokenField[]): ApiError {
  return new ApiError({ status: ApiCode.wrongField, messageCode: "WRONG_FIELD", fields });
}

/** 422 without a field: the record's state does not allow this. */
export function notAllowedNow(
  messageCode: MessageCode = "NOT_ALLOWED_NOW",
  values?: MessageValues,
): ApiError {
  return new ApiError({ status: ApiCode.wrongField, messageCode, values });
}

/** What a request is refused with that HTTP itself does not allow, or that nothing here understands. */
const refusals: Record<number, MessageCode> = {
  408: "REQUEST_TIMEOUT",
  413: "BODY_TOO_LARGE",
  414: "URL_TOO_LONG",
  415: "UNSUPPORTED_BODY",
  417: "EXPECTATION_FAILED",
  431: "HEADERS_TOO_LARGE",
};

/** A 4xx without a field: the request itself is wrong, whatever it asks for. */
export function refusedRequest(status = 400): ApiError {
  return new ApiError({ status, messageCode: refusals[status] ?? "BAD_REQUEST" });
}

/** 415: the contract declares no body of this kind for the operation. */
export function unsupportedBody(): ApiError {
  return refusedRequest(415);
}

/** 429, with the code 937 or 938 where it concerns one-time codes. */
export function tooMany(code: 429 | 937 | 938 = 429): ApiError {
  const messageCode = ({ 429: "TOO_MANY_REQUESTS", 937: "MAX_OTP_SENDS", 938: "MAX_WRONG_OTP" } as const)[
    code
  ];
  return new ApiError({ status: 429, code, messageCode });
}

/** 429 with a reason of its own, and after how many seconds it is worth trying again. */
export function tooManyFor(messageCode: MessageCode, retryAfter: number): ApiError {
  return new ApiError({ status: 429, messageCode, retryAfter });
}

/** 503: nothing is wrong with the request, and after some seconds it is worth trying again. */
export function unavailable(messageCode: MessageCode, retryAfter: number): ApiError {
  return new ApiError({ status: 503, messageCode, retryAfter });
}
