import type { Challenge } from "@sen/api";
import type { Locale, MessageCode } from "../texts/messages.ts";

/** Values for the placeholders of a message. */
export type MessageValues = Record<string, string | number>;

/** A field that breaks a rule, with its message not yet translated. */
export interface BrokenField {
  /** Path in the request: `items[2].quantity`. */
  field: string;
  code: MessageCode;
  values?: MessageValues;
  /** What the message is about, such as a product, if the message alone does not say. */
  subject?: Record<Locale, string>;
}

/** The path of a field from its steps: `items[2].quantity`. */
export const fieldPath = (steps: readonly PropertyKey[], within = ""): string =>
  steps.reduce<string>((path, step) => {
    const name = String(step);
    if (/^\d+$/.test(name)) return `${path}[${name}]`;
    return path ? `${path}.${name}` : name;
  }, within);

/** The kind of refusal. The HTTP layer maps it to a status (`http/error-answer.ts`). */
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

/** A refusal in the shop's terms. The HTTP layer translates it for the caller. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly messageCode: MessageCode;
  readonly values: MessageValues;
  readonly fields: BrokenField[];
  /** Seconds after which to retry; null if unknown. */
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

/** Not signed in, or a wrong password. */
export function unauthorized(
  messageCode: MessageCode = "UNAUTHORIZED",
  values: MessageValues = {},
): DomainError {
  return new DomainError("unauthorized", messageCode, { values });
}

/** The record belongs to someone else. */
export function forbidden(messageCode: MessageCode = "FORBIDDEN", values: MessageValues = {}): DomainError {
  return new DomainError("forbidden", messageCode, { values });
}

/** The record does not exist. */
export function notFound(messageCode: MessageCode = "NOT_FOUND"): DomainError {
  return new DomainError("not_found", messageCode);
}

/** The record changed meanwhile or exists already. */
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

/** No field is wrong, but the record's state does not allow this. */
export function notAllowedNow(
  messageCode: MessageCode = "NOT_ALLOWED_NOW",
  values: MessageValues = {},
): DomainError {
  return new DomainError("invalid", messageCode, { values });
}

/** Too many attempts; retry after some seconds. */
export function tooManyFor(messageCode: MessageCode, retryAfter: number): DomainError {
  const values = { seconds: retryAfter, minutes: Math.ceil(retryAfter / 60) };
  return new DomainError("too_many", messageCode, { retryAfter, values });
}

/** The request is fine; retry after some seconds. */
export function unavailable(messageCode: MessageCode, retryAfter: number): DomainError {
  return new DomainError("unavailable", messageCode, { retryAfter });
}

/** A fault of ours: the customer sees a generic message, and the log says what happened. */
export function serverFault(what: string): DomainError {
  const error = new DomainError("fault", "SERVER_ERROR");
  error.message = what;
  return error;
}
