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
  tolerateLoss,
  type DatabaseTimeouts,
  type TurnPool,
} from "./pools.ts";
import type { Queries } from "./queries.ts";
import { withSpans } from "./query-spans.ts";
import { transactionsOn, type Transaction, type Transactions } from "./transaction.ts";

export type { DatabaseTimeouts } from "./pools.ts";
export type { Transaction } from "./transaction.ts";

/** Drizzle over the pools, with transactions that are run again where that is safe. */
export interface Database extends Queries, Transactions {
  /** The database that takes writes: this one, or the one that this is a replica of. */
  readonly primary: Database;
  /** Its address, for a connection of one's own: one that listens. */
  readonly url: string;
  /** How many clients have a connection for this kind of work now. */
  readonly clientsOf: (kind: WorkKind) => number;
}

/** Either: what a query needs that may run inside a transaction or outside. */
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  /** What runs without a request is done on it; the only one where all work has one. */
  pool: pg.Pool;
  pools: readonly TurnPool[];
  /** The server's address and database. */
  url: string;
  close: () => Promise<void>;
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

/** A bigint as a number. Throws rather than round what a number cannot hold: another row's number would be worse than none. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

/** The type of a list of bigints, which `builtins` does not name. */
const INT8_ARRAY = 1016 as typeof pg.types.builtins.INT8;
const parseTexts = pg.types.getTypeParser(INT8_ARRAY) as (text: string) => (string | null)[];

pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger);
pg.types.setTypeParser(INT8_ARRAY, (text) => parseTexts(text).map((each) => each && safeInteger(each)));
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** What a database is opened with. */
export interface ConnectOptions {
  /** Connections at most, where one pool has all work. @default 10 */
  connections?: number;
  /** A pool for each kind of work. @default one for all, in which a request waits as long for its first connection as for the next */
  perKind?: PoolSettings;
  /** A pooler by transaction in front of it, which pools for each kind of work ask instead. */
  poolerUrl?: string | undefined;
  /** Hears of each connection that breaks, also of those that are in use. */
  onError?: (error: Error) => void;
  timeouts?: Partial<DatabaseTimeouts>;
  /** Of a replica: the database that it follows. */
  primary?: Database;
}

/** Opens a database. A connection that breaks leaves its pool, whatever it was doing. */
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
    report = () => undefined; // A server that ends right after us may be faster than our farewell.
    await Promise.all(pools.map(({ pool }) => pool.end()));
  };
  return { db, pool: own.pool, pools, url, close };
}

/** Opens one connection beside the pools, for the steps before they are there. */
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
