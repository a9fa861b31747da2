import { trace } from "@opentelemetry/api";
import type { LogFn, Logger, LoggerOptions } from "pino";

/** An error as it appears in the log. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** A failed query's SQL, with placeholders. */
  query?: string;
  /** The database constraint that was violated. */
  constraint?: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

interface QueryError extends Error {
  query: string;
  params: unknown;
}

interface DatabaseError extends Error {
  code: string;
  severity: string;
  constraint?: string;
}

/** Options of every server's logger. `name` is the server's. In a sampled trace, each line carries its span ids. */
export function loggerOptions(level: string, name = "backend"): LoggerOptions {
  return {
    level,
    name,
    redact: ["req.headers.authorization"],
    serializers: { err: loggedError },
    hooks: { logMethod: sayOwnMessage },
    mixin: spanIds,
  };
}

function spanIds(): object {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Without its own message, pino repeats the error's, so pass the one that is safe to log. */
function sayOwnMessage(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [first, said, ...values] = args;
  const error = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err;
  if (!(error instanceof Error)) {
    log.apply(this, args);
    return;
  }
  const message = said === undefined || said === error.message ? messageOf(error) : said;
  log.call(this, first === error ? { err: error } : first, message, ...values);
}

/**
 * The parts of an error that are safe to log. Drizzle puts a failed query's parameters into message and stack, and PostgreSQL puts the row
 * into `detail` and sometimes a value into its message: phone numbers, addresses, bank accounts. For both, only SQL and code are kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...codesOf(error),
    ...(error.stack !== undefined && { stack: framesOf(error.stack, error.message) }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  };
}

/** The same as text, for a terminal. */
export function errorText(error: unknown): string {
  const { type, message, code, query, constraint, stack, cause, errors = [] } = loggedError(error);
  const facts = [code, constraint, query].filter((fact) => fact !== undefined);
  const head = `${type}: ${[message, ...facts].filter(Boolean).join(" · ")}`;
  const causes = [...(cause ? [cause] : []), ...errors].map(
    (one) => `caused by ${one.type}: ${[one.message, one.code, one.constraint].filter(Boolean).join(" · ")}`,
  );
  return [head, ...(stack ? [stack] : []), ...causes].join("\n");
}

function messageOf(error: Error): string {
  if (isQueryError(error)) return "a query failed";
  if (isDatabaseError(error)) return "the database refused";
  return error.message;
}

function codesOf(error: Error): Pick<LoggedError, "code" | "query" | "constraint"> {
  if (isQueryError(error)) return { query: error.query };
  const { code } = error as NodeJS.ErrnoException;
  if (!isDatabaseError(error)) return typeof code === "string" ? { code } : {};
  return { code: error.code, ...(error.constraint !== undefined && { constraint: error.constraint }) };
}

/** The frames of a stack, without the message that it starts with. */
function framesOf(stack: string, message: string): string {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .filter((line) => /^\s+at .+:\d+\)?$/.test(line))
    .join("\n");
}

function isQueryError(error: Error): error is QueryError {
  return "query" in error && "params" in error;
}

function isDatabaseError(error: Error): error is DatabaseError {
  return "severity" in error && "routine" in error;
}
