import type { WorkKind } from "@sen/config";
import { Counter } from "@sen/server";
import pg from "pg";
import type { PoolSettings } from "../limits/pool-settings.ts";
import { connectionTurns, type QueueTimeouts, type RunQueued } from "./connection-turns.ts";

/** Database timeouts, in milliseconds. */
export interface DatabaseTimeouts {
  /** For getting a free connection or opening a new one. */
  connect: number;
  /** For one statement, enforced by the server, which cancels it. 0 for no limit. */
  statement: number;
  /** For one statement, enforced by us if the server no longer responds. Longer than `statement`. 0 for no limit. */
  query: number;
  /** For our next statement in a transaction, enforced by the server, which rolls back. */
  idleInTransaction: number;
}

/** A pool with fair turns for its clients. */
export interface FairPool {
  /** The kind of work it serves; "all" if one pool serves every kind. */
  kind: WorkKind | "all";
  pool: pg.Pool;
  withTurn: RunQueued;
}

/** How much longer than the server's timeout we wait for its response, in milliseconds. */
const ANSWER_MS = 2_000;

/** The statement timeouts of a kind of work. */
export function statementTimeouts({ statementMs }: Pick<PoolSettings, "statementMs">, kind: WorkKind) {
  return { statement: statementMs[kind], query: statementMs[kind] + ANSWER_MS };
}

/** TCP keep-alive interval of idle connections, so that dead ones are noticed before they are needed. */
export const KEEP_ALIVE_MS = 10_000;

const refused = new Counter({
  name: "sen_backend_pool_refused_total",
  help: "Requests that got no connection in time, by kind of work",
  labelNames: ["kind"],
});

/** Options for opening a pool. */
export interface PoolOptions extends Pick<QueueTimeouts, "firstMs"> {
  /** Whether a transaction pooler is in front of the server, which gives each transaction another server connection. */
  isPooled?: boolean;
  kind: FairPool["kind"];
  connections: number;
  timeouts: DatabaseTimeouts;
  onError: (error: Error) => void;
}

/**
 * Kinds of work whose transactions pipeline: queries issued together are sent without waiting for each other's responses. Not for imports,
 * since COPY cannot be pipelined.
 */
const PIPELINED: readonly FairPool["kind"][] = ["buying", "account", "browsing", "searching"];

/** Opens a pool. It connects on the first query, and drops broken connections. */
export function openPool(
  url: string,
  { kind, connections, timeouts, onError, firstMs, isPooled = false }: PoolOptions,
): FairPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.query,
    pipeline: PIPELINED.includes(kind),
    // Session settings, which a pooler's client cannot have: the pooler limits statements itself.
    ...(!isPooled && {
      statement_timeout: timeouts.statement,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: "sen",
  });
  pool.on("connect", (client) => handleConnectionLoss(client, onError));
  if (isPooled) pool.on("connect", askUnnamed);
  // Already reported by the connection itself.
  pool.on("error", () => undefined);
  const onRefused = () => refused.inc({ kind });
  const withTurn = connectionTurns(connections, { firstMs, nextMs: timeouts.connect, onRefused });
  return { kind, pool, withTurn };
}

/**
 * Removes the names of prepared statements, since a statement prepared on one server connection is unknown to the next. Needed until all
 * supported poolers track prepared statements (PgBouncer from 1.21; Debian 12 has 1.18): `rate-limiter-flexible` names its statements and has
 * no option against it.
 */
function askUnnamed(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  const unnamed = (asked: unknown) =>
    typeof asked === "object" && asked !== null && "name" in asked && !("submit" in asked)
      ? { ...asked, name: undefined }
      : asked;
  Object.assign(client, { query: (asked: unknown, ...rest: unknown[]) => ask(unnamed(asked), ...rest) });
}

/** A pool that sends each query, in its client's turn, to the pool of the current kind of work. */
export function queryInTurn(poolNow: () => FairPool): pg.Pool {
  const query = (...args: unknown[]) => {
    const { pool, withTurn } = poolNow();
    const ask = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
    return withTurn(() => ask(...args));
  };
  return Object.assign(Object.create(poolNow().pool) as pg.Pool, { query });
}

/**
 * Without an error listener, a broken connection ends the process. Its running query rejects by itself; a connection may emit more than one
 * error.
 */
export function handleConnectionLoss(
  client: pg.ClientBase,
  onLoss: (error: Error) => void = () => undefined,
): void {
  client.once("error", onLoss);
  client.on("error", () => undefined);
}
