import type { WorkKind } from "@sen/config";
import { Counter } from "@sen/server";
import pg from "pg";
import type { PoolSettings } from "../limits/pool-settings.ts";
import { connectionTurns, type TurnWaits, type WithTurn } from "./connection-turns.ts";

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

/** A pool, and the turns that clients take on it. */
export interface TurnPool {
  /** What it is for; "all" where one pool has every kind of work. */
  kind: WorkKind | "all";
  pool: pg.Pool;
  withTurn: WithTurn;
}

/** How much longer than the server we wait for the answer to a statement, in milliseconds. */
const ANSWER_MS = 2_000;

/** The time-outs of a kind's statements. */
export function statementTimeouts({ statementMs }: Pick<PoolSettings, "statementMs">, kind: WorkKind) {
  return { statement: statementMs[kind], query: statementMs[kind] + ANSWER_MS };
}

/** A connection that nobody uses is checked so often: one that leads nowhere any more is noticed before it is needed. */
export const KEEP_ALIVE_MS = 10_000;

const refused = new Counter({
  name: "sen_backend_pool_refused_total",
  help: "Requests that got no connection in time, by kind of work",
  labelNames: ["kind"],
});

/** What a pool is opened with. */
export interface PoolOptions extends Pick<TurnWaits, "firstMs"> {
  /** Whether a pooler answers, which gives each transaction another of the server's connections. */
  isPooled?: boolean;
  kind: TurnPool["kind"];
  connections: number;
  timeouts: DatabaseTimeouts;
  onError: (error: Error) => void;
}

/**
 * Whose statements go out before those before them are answered, where a transaction asks for them together. An import copies rows, which
 * cannot share a connection so; it runs in none of these.
 */
const PIPELINED: readonly TurnPool["kind"][] = ["buying", "account", "browsing", "searching"];

/** Opens a pool. It has no connection before the first query, and a connection that breaks leaves it. */
export function openPool(
  url: string,
  { kind, connections, timeouts, onError, firstMs, isPooled = false }: PoolOptions,
): TurnPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.query,
    pipeline: PIPELINED.includes(kind),
    // Settings of a connection, which a pooler's client has none of: it bounds statements itself.
    ...(!isPooled && {
      statement_timeout: timeouts.statement,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: "sen",
  });
  pool.on("connect", (client) => tolerateLoss(client, onError));
  if (isPooled) pool.on("connect", askUnnamed);
  // The connection itself was heard already.
  pool.on("error", () => undefined);
  const onRefused = () => refused.inc({ kind });
  const withTurn = connectionTurns(connections, { firstMs, nextMs: timeouts.connect, onRefused });
  return { kind, pool, withTurn };
}

/**
 * Has a connection plan each statement anew: what one of the server's connections has planned by its name, the next does not know. It stands
 * until the poolers that we support keep names apart (PgBouncer from 1.21 on; Debian 12 has 1.18): `rate-limiter-flexible` names its statements
 * and has no option against it.
 */
function askUnnamed(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  const unnamed = (asked: unknown) =>
    typeof asked === "object" && asked !== null && "name" in asked && !("submit" in asked)
      ? { ...asked, name: undefined }
      : asked;
  Object.assign(client, { query: (asked: unknown, ...rest: unknown[]) => ask(unnamed(asked), ...rest) });
}

/** A pool whose queries go, each in its client's turn, to the pool of the work that is being done. */
export function queryInTurn(poolNow: () => TurnPool): pg.Pool {
  const query = (...args: unknown[]) => {
    const { pool, withTurn } = poolNow();
    const ask = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
    return withTurn(() => ask(...args));
  };
  return Object.assign(Object.create(poolNow().pool) as pg.Pool, { query });
}

/**
 * Without a listener, a connection that breaks ends the process. What runs on it learns of it from its own query; a
 * connection may report its end more than once.
 */
export function tolerateLoss(client: pg.ClientBase, onLoss: (error: Error) => void = () => undefined): void {
  client.once("error", onLoss);
  client.on("error", () => undefined);
}
