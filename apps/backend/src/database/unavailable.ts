import { DrizzleQueryError } from "./drizzle.ts";
import pg from "pg";

/**
 * Kinds of database errors, by what can be done about them. `conflict`: the database rolled back, and the transaction can be retried. `lost`:
 * a new connection may work. `overloaded` (a timeout, no free connection, no space): an immediate retry makes it worse.
 */
export type DatabaseErrorKind = "conflict" | "lost" | "overloaded";

/** The database is temporarily unavailable. The request itself is fine, so the response is a 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly trouble: DatabaseErrorKind;

  constructor(trouble: DatabaseErrorKind, cause: unknown) {
    super(`The database is not available: ${reasonOf(cause)}`, { cause });
    this.trouble = trouble;
  }
}

/** An error that makes the transaction retry, because another one took what it relied on. */
export const concurrentUpdate = (what: string): DatabaseUnavailable =>
  new DatabaseUnavailable("conflict", new Error(`${what} were taken in the meantime`));

/** PostgreSQL's error codes (https://www.postgresql.org/docs/18/errcodes-appendix.html), in full or by class. */
const codes: Record<DatabaseErrorKind, RegExp> = {
  // Serialization failure, deadlock.
  conflict: /^40(001|P01)$/,
  // Connection errors, shutdown, crash, startup, too many connections, a replica after a failover.
  lost: /^(08...|57P0[123]|53300|25006)$/,
  // Statement, lock, idle and transaction timeouts, out of memory, disk full, configured limits.
  overloaded: /^(57014|55P03|57P05|25P0[34]|53[1249]00)$/,
};

/** Network error codes of Node. */
const networkCodes = new Set([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Driver errors that have no code, by message. */
const driverMessages: Record<string, DatabaseErrorKind> = {
  "Connection terminated": "lost",
  "Connection terminated unexpectedly": "lost",
  "Client has encountered a connection error and is not queryable": "lost",
  "Client was closed and is not queryable": "lost",
  "Cannot use a pool after calling end on the pool": "lost",
  "Query read timeout": "overloaded",
  "timeout expired": "overloaded",
  "timeout exceeded when trying to connect": "overloaded",
  "Connection terminated due to connection timeout": "overloaded",
};

/** The database's problem behind a failed query; null if the query itself is at fault, or no query failed. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | null {
  if (error instanceof DatabaseUnavailable) return error.trouble;
  return error instanceof DrizzleQueryError ? driverErrorKind(error.cause) : null;
}

/** The same for a driver error, which Drizzle's query errors have as their cause. */
export function driverErrorKind(error: unknown): DatabaseErrorKind | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseUnavailable) return error.trouble;
  const { code = "" } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError) {
    const kinds = Object.keys(codes) as DatabaseErrorKind[];
    return kinds.find((kind) => codes[kind].test(code)) ?? null;
  }
  return networkCodes.has(code) ? "lost" : (driverMessages[error.message] ?? null);
}

/** A short description of a database error for the log, never with the query's values. */
export function reasonOf(error: unknown): string {
  const isWrapped = error instanceof DatabaseUnavailable || error instanceof DrizzleQueryError;
  if (isWrapped) return reasonOf(error.cause);
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return [error.message, code && `(${code})`].filter(Boolean).join(" ");
}
