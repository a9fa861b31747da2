import { WORK_KINDS, type WorkKind } from "@sen/config";
import { drizzle } from "./drizzle.ts";
import pg from "pg";
import { currentContext } from "../client-context.ts";
import { settleAfterCommits } from "./after-commit.ts";
import type { PoolSettings } from "../limits/pool-settings.ts";
import {
  KEEP_ALIVE_MS,
  openPool,
  queryInTurn,
  statementTimeouts,
  handleConnectionLoss,
  type DatabaseTimeouts,
  type FairPool,
} from "./pools.ts";
import type { Queries } from "./queries.ts";
import { withSpans } from "./query-spans.ts";
import { transactionsOn, type Transaction, type Transactions } from "./transaction.ts";

export type { DatabaseTimeouts } from "./pools.ts";
export type { Transaction } from "./transaction.ts";

/** Drizzle over the pools, with transactions that are retried where that is safe. */
export interface Database extends Queries, Transactions {
  /** The primary, which takes writes: this database, or the one that it replicates. */
  readonly primary: Database;
  /** The connection string, for opening a dedicated connection such as a listener. */
  readonly url: string;
  /** Number of clients that hold a connection for this kind of work. */
  readonly clientsOf: (kind: WorkKind) => number;
}

/** A transaction as a database: transactions begun on it join this one. */
export function joined({ primary, url, clientsOf }: Database, tx: Transaction): Database {
  const transaction: Database["transaction"] = (work) => work(tx);
  return Object.assign(tx, { transaction, idempotentTransaction: transaction, primary, url, clientsOf });
}

/** For queries that may run inside or outside a transaction. */
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  /** The pool for work outside requests; the only pool if all kinds of work share one. */
  pool: pg.Pool;
  pools: readonly FairPool[];
  /** The server's address and database. */
  url: string;
  close: () => Promise<void>;
}

/**
 * No call waits longer than `query` for a response, and a timeout is not retried, so a call to an unresponsive database fails within
 * seconds.
 */
export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  connect: 5_000,
  statement: 10_000,
  query: 12_000,
  idleInTransaction: 15_000,
};

/** Parses a bigint as a number. Throws if it is not a safe integer: a rounded id would be another row's. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

/** The type of a bigint array, which `builtins` lacks. */
const INT8_ARRAY = 1016 as typeof pg.types.builtins.INT8;
const parseTexts = pg.types.getTypeParser(INT8_ARRAY) as (text: string) => (string | null)[];

pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger);
pg.types.setTypeParser(INT8_ARRAY, (text) => parseTexts(text).map((each) => each && safeInteger(each)));
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Options for opening a database. */
export interface ConnectOptions {
  /** Pool size if all work shares one pool. @default 10 */
  connections?: number;
  /** A pool for each kind of work. @default one for all, in which a request waits equally long for its first connection and later ones */
  perKind?: PoolSettings;
  /** URL of a transaction pooler in front of the database, which the pools per kind of work then connect to. */
  poolerUrl?: string | undefined;
  /** Called for each connection that breaks, even while in use. */
  onError?: (error: Error) => void;
  timeouts?: Partial<DatabaseTimeouts>;
  /** For a replica, the database that it replicates. */
  primary?: Database;
}

/** Opens a database. A broken connection is removed from its pool, whatever it was doing. */
export function connect(
  url: string,
  {
    connections = 10,
    perKind,
    poolerUrl,
    onError = () => undefined,
    timeouts = {},
    primary,
  }: ConnectOptions = {},
): Connection {
  const longest = { ...DATABASE_TIMEOUTS, ...timeouts };
  let report = onError;
  const common = { onError: (error: Error) => report(error) };
  const ofKind = (kind: WorkKind, settings: PoolSettings) =>
    openPool(poolerUrl ?? url, {
      ...common,
      kind,
      isPooled: poolerUrl !== undefined,
      connections: settings.connections[kind],
      timeouts: { ...longest, ...statementTimeouts(settings, kind), ...timeouts },
      firstMs: settings.queueMs,
    });
  const byKind = new Map(perKind ? WORK_KINDS.map((kind) => [kind, ofKind(kind, perKind)]) : []);
  const own = byKind.get("jobs") ?? openPool(url, { ...common, kind: "all", connections, timeouts: longest });
  const poolNow = () => {
    const context = currentContext();
    return (context && byKind.get(context.kind ?? "account")) ?? own;
  };
  const pools = perKind ? [...byKind.values()] : [own];
  const queries = drizzle(withSpans(queryInTurn(poolNow)));
  const withTransactions = Object.assign(queries, transactionsOn(poolNow, queries));
  const db: Database = Object.defineProperties(
    withTransactions as typeof withTransactions & Pick<Database, "primary" | "url" | "clientsOf">,
    {
      primary: { get: () => primary ?? db },
      url: { value: url },
      clientsOf: { value: (kind: WorkKind) => byKind.get(kind)?.withTurn.clients() ?? 0 },
    },
  );
  const close = async () => {
    await settleAfterCommits(db);
    report = () => undefined; // A server that stops right after us may close its connections before we do.
    await Promise.all(pools.map(({ pool }) => pool.end()));
  };
  return { db, pool: own.pool, pools, url, close };
}

/** Opens a single connection outside the pools, for steps before those exist. `await using` ends it. */
export async function connectOnce(url: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: DATABASE_TIMEOUTS.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: "sen",
  });
  handleConnectionLoss(client);
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}
