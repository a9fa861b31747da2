import { DrizzleQueryError } from "./drizzle.ts";
import pg from "pg";

/**
 * What is wrong between this program and its database, by what can be done about it: a `conflict` was rolled back by the
 * database and can be run again; when the connection is `lost`, a new one may find the database again; where it is
 * `overloaded` (no answer in time, no free connection, no room) trying at once again makes it worse.
 */
export type DatabaseErrorKind = "conflict" | "lost" | "overloaded";

/** The database could not do its work now. Nothing is wrong with what was asked: it is answered with 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  readonly trouble: DatabaseErrorKind;

  constructor(trouble: DatabaseErrorKind, cause: unknown) {
    super(`The database is not available: ${reasonOf(cause)}`, { cause });
    this.trouble = trouble;
  }
}

/** Has a transaction run again that relied on what somebody else took meanwhile. */
export const takenMeanwhile = (what: string): DatabaseUnavailable =>
  new DatabaseUnavailable("conflict", new Error(`${what} were taken in the meantime`));

/** Codes of PostgreSQL (https://www.postgresql.org/docs/18/errcodes-appendix.html), whole or by their class. */
const codes: Record<DatabaseErrorKind, RegExp> = {
  // Serialization failure, deadlock.
  conflict: /^40(001|P01)$/,
  // Connection errors, shut down, crashed, starting up, too many connections, a replica after a failover.
  lost: /^(08...|57P0[123]|53300|25006)$/,
  // Statement, lock, idle and transaction time-outs, no memory, disk full, a setting's limit.
  overloaded: /^(57014|55P03|57P05|25P0[34]|53[1249]00)$/,
};

/** What the network says through Node. */
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

/** What the driver says without a code, by its sentence. */
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

/** What is wrong with the database when a query failed like this; null when the query itself is at fault, or no query failed. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | null {
  if (error instanceof DatabaseUnavailable) return error.trouble;
  return error instanceof DrizzleQueryError ? driverErrorKind(error.cause) : null;
}

/** The same for an error of the driver itself, which a query of Drizzle carries as its cause. */
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

/** A failure of the database in a few words for the log: never with the values of the query. */
export function reasonOf(error: unknown): string {
  const isWrapped = error instanceof DatabaseUnavailable || error instanceof DrizzleQueryError;
  if (isWrapped) return reasonOf(error.cause);
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return [error.message, code && `(${code})`].filter(Boolean).join(" ");
}
