import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { connectionTurns, queryInTurn } from "./connection-turns.ts";
import { withSpans } from "./query-spans.ts";
import { transactionsOn, type Queries, type Transaction, type Transactions } from "./transaction.ts";

export type { Transaction } from "./transaction.ts";

/** Drizzle over a pool, with transactions that are run again where that is safe. */
export interface Database extends Queries, Transactions {
  /** The database that takes writes: this one, or the one that this is a replica of. */
  readonly primary: Database;
  /** Its address, for a connection of one's own: one that listens. */
  readonly url: string;
}

/** Either: what a query needs that may run inside a transaction or outside. */
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  /** How many queries and transactions wait for a connection. */
  waiting: () => number;
  /** The server's address and database. */
  url: string;
  close: () => Promise<void>;
}

/** Longest waits for the database, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a free connection, or a new one. */
  connect: number;
  /** For one statement, counted by the server: it then cancels the statement and says so. 0 for no limit. */
  statement: number;
  /** The same, counted here, for a server that says nothing any more. Longer than the server's own. 0 for no limit. */
  query: number;
  /** For our next statement in a transaction, counted by the server: it then rolls back what we left. */
  idleInTransaction: number;
}

/**
 * No call waits longer than `query` for one answer of the database, and none goes on after a wait that was in vain, so a
 * database that falls silent fails a call within seconds.
 */
export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  connect: 5_000,
  statement: 10_000,
  query: 12_000,
  idleInTransaction: 15_000,
};

/** A connection that nobody uses is checked so often: one that leads nowhere any more is noticed before it is needed. */
const KEEP_ALIVE_MS = 10_000;

// Counts and sums arrive as bigint: all of ours are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** What a pool is opened with. */
export interface ConnectOptions {
  /** Connections at most. @default 10 */
  connections?: number;
  /** Hears of each connection that breaks, also of those that are in use. */
  onError?: (error: Error) => void;
  timeouts?: Partial<DatabaseTimeouts>;
  /** Of a replica: the database that it follows. */
  primary?: Database;
}

/** Opens a pool. A connection that breaks leaves it, whatever it was doing. */
export function connect(
  url: string,
  { connections = 10, onError = () => undefined, timeouts = {}, primary }: ConnectOptions = {},
): Connection {
  const longest = { ...DATABASE_TIMEOUTS, ...timeouts };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: longest.connect,
    statement_timeout: longest.statement,
    query_timeout: longest.query,
    idle_in_transaction_session_timeout: longest.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: "sen",
  });
  let report = onError;
  pool.on("connect", (client) => tolerateLoss(client, (error) => report(error)));
  // The connection itself was heard already.
  pool.on("error", () => undefined);
  const withTurn = connectionTurns(connections, longest.connect);
  const queries = Object.assign(
    drizzle(withSpans(queryInTurn(pool, withTurn))),
    transactionsOn(pool, withTurn),
  );
  const db: Database = Object.defineProperties(
    queries as typeof queries & Pick<Database, "primary" | "url">,
    {
      primary: { get: () => primary ?? db },
      url: { value: url },
    },
  );
  const close = () => {
    report = () => undefined; // A server that ends right after us may be faster than our farewell.
    return pool.end();
  };
  return { db, pool, waiting: () => withTurn.waiting() + pool.waitingCount, url, close };
}

/** Opens one connection beside the pool, for the steps before it is there. */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: DATABASE_TIMEOUTS.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: "sen",
  });
  tolerateLoss(client);
  await client.connect();
  return client;
}

/**
 * Without a listener, a connection that breaks ends the process. What runs on it learns of it from its own query; a
 * connection may report its end more than once.
 */
function tolerateLoss(client: pg.ClientBase, onLoss: (error: Error) => void = () => undefined): void {
  client.once("error", onLoss);
  client.on("error", () => undefined);
}
