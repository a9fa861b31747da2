import type { Challenge } from "@sen/api";
import type { Locale, MessageCode } from "../texts/messages.ts";

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

/** What kind of refusal an error is. The edge knows which HTTP status says so (`http/error-answer.ts`). */
export type ErrorKind =
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "invalid"
  | "too_many"
  | "max_otp_sends"
  | "max_wrong_otp"
  | "unavailable"
  | "fault";

/** A refusal in the terms of the shop, thrown anywhere below the edge and told there in the caller's language. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly messageCode: MessageCode;
  readonly values: MessageValues;
  readonly fields: BrokenField[];
  /** Seconds after which it is worth trying again; null where nothing is known of that. */
  readonly retryAfter: number | null;
  /** The challenge that lets the request through once solved; null if there is none. */
  readonly challenge: Challenge | null;

  constructor(
    kind: ErrorKind,
    messageCode: MessageCode,
    told: { values?: MessageValues; fields?: BrokenField[]; retryAfter?: number; challenge?: Challenge } = {},
  ) {
    super(messageCode);
    this.name = "DomainError";
    this.kind = kind;
    this.messageCode = messageCode;
    this.values = told.values ?? {};
    this.fields = told.fields ?? [];
    this.retryAfter = told.retryAfter ?? null;
    this.challenge = told.challenge ?? null;
  }
}

/** Nobody is signed in, or the password is wrong. */
export function unauthorized(
  messageCode: MessageCode = "UNAUTHORIZED",
  values: MessageValues = {},
): DomainError {
  return new DomainError("unauthorized", messageCode, { values });
}

/** It belongs to somebody else. */
export function forbidden(messageCode: MessageCode = "FORBIDDEN", values: MessageValues = {}): DomainError {
  return new DomainError("forbidden", messageCode, { values });
}

/** There is no such record. */
export function notFound(messageCode: MessageCode = "NOT_FOUND"): DomainError {
  return new DomainError("not_found", messageCode);
}

/** It changed meanwhile, or exists already. */
export function conflict(messageCode: MessageCode = "CONFLICT", values: MessageValues = {}): DomainError {
  return new DomainError("conflict", messageCode, { values });
}

/** One field breaks a rule. */
export function invalid(field: string, code: MessageCode, values?: MessageValues): DomainError {
  return invalidFields([{ field, code, ...(values && { values }) }]);
}

/** Several fields break rules. */
export function invalidFields(fields: BrokenField[]): DomainError {
  return new DomainError("invalid", "WRONG_FIELD", { fields });
}

/** No field is wrong: the record's state does not allow this. */
export function notAllowedNow(
  messageCode: MessageCode = "NOT_ALLOWED_NOW",
  values: MessageValues = {},
): DomainError {
  return new DomainError("invalid", messageCode, { values });
}

/** Too many tries, and after how many seconds it is worth trying again. */
export function tooManyFor(messageCode: MessageCode, retryAfter: number): DomainError {
  const values = { seconds: retryAfter, minutes: Math.ceil(retryAfter / 60) };
  return new DomainError("too_many", messageCode, { retryAfter, values });
}

/** Nothing is wrong with what was asked, and after some seconds it is worth trying again. */
export function unavailable(messageCode: MessageCode, retryAfter: number): DomainError {
  return new DomainError("unavailable", messageCode, { retryAfter });
}

/** A fault of ours that must not be passed over: the customer reads that something went wrong, the log what it was. */
export function serverFault(what: string): DomainError {
  const error = new DomainError("fault", "SERVER_ERROR");
  error.message = what;
  return error;
}
