import { ApiCode } from "@sen/domain";
import type { MessageCode } from "./messages.ts";

/** Values for the places in a message. */
export type MessageValues = Record<string, string | number>;

/** One field that breaks a rule, before its message is put into words. */
export interface BrokenField {
  /** Path in the request: `items[2].quantity`. */
  field: string;
  code: MessageCode;
  values?: MessageValues;
}

/** An answer other than success, thrown anywhere in an operation and told at the edge in the caller's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly messageCode: MessageCode;
  readonly values: MessageValues;
  readonly fields: BrokenField[];

  constructor(answer: {
    status: number;
    code?: number;
    messageCode: MessageCode;
    values?: MessageValues;
    fields?: BrokenField[];
  }) {
    super(answer.messageCode);
    this.name = "ApiError";
    this.status = answer.status;
    this.code = answer.code ?? answer.status;
    this.messageCode = answer.messageCode;
    this.values = answer.values ?? {};
    this.fields = answer.fields ?? [];
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

/** 429, with the code 937 or 938 where it concerns one-time codes. */
export function tooMany(code: 429 | 937 | 938 = 429): ApiError {
  const messageCode = ({ 429: "TOO_MANY_REQUESTS", 937: "MAX_OTP_SENDS", 938: "MAX_WRONG_OTP" } as const)[
    code
  ];
  return new ApiError({ status: 429, code, messageCode });
}

/** 503: the database cannot be reached or does not keep up. The same request may be sent again. */
export function serviceUnavailable(): ApiError {
  return new ApiError({ status: ApiCode.serviceUnavailable, messageCode: "SERVICE_UNAVAILABLE" });
}
