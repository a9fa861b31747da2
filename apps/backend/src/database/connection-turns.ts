import { AsyncLocalStorage } from "node:async_hooks";
import { currentContext } from "../client-context.ts";
import { Overloaded } from "@sen/server";
import { concurrencyLimit } from "../concurrency-limit.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** Connections kept free for queries that run beside a transaction. */
const RESERVED = 1;
/** The share of the connections that one client may use at a time. */
const EACH = 0.5;
/** Queue lengths for a connection: of all clients and of one. */
const WAITING = { all: 2_000, each: 500 };

/** Retry-After, in seconds. Connections are held for milliseconds only. */
const RETRY_SECONDS = 1;

/** Runs work that needs a connection when it is its client's turn. */
export interface RunQueued {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Number of queued calls. */
  waiting: () => number;
  /** Number of clients that hold a connection. */
  clients: () => number;
}

/** Longest waits for a connection, in milliseconds. */
export interface QueueTimeouts {
  /** For a request's first connection. After it, the client gets a 503 with `retry-after`. @default `nextMs` */
  firstMs?: number;
  /** For later connections of a request. */
  nextMs: number;
  /** Called for each wait that times out. */
  onRefused?: () => void;
}

/**
 * Shares a pool's connections fairly: each client may use a fixed share, and clients take turns (round robin) when all are in use. The pool
 * alone is first come, first served, so a thousand searches of one client would delay everyone else.
 *
 * Rejects with `Overloaded` when a client's queue is full or the first connection times out; with `DatabaseUnavailable` when a later
 * connection times out.
 *
 * @param connections size of the pool
 */
export function connectionTurns(
  connections: number,
  { firstMs, nextMs, onRefused }: QueueTimeouts,
): RunQueued {
  const limited = concurrencyLimit(Math.max(1, connections - RESERVED), {
    waiting: WAITING.all,
    each: { running: Math.ceil(connections * EACH), waiting: WAITING.each },
    retryAfterSeconds: RETRY_SECONDS,
  });
  // A query beside the transaction that issues it would otherwise deadlock waiting for its own turn.
  const holding = new AsyncLocalStorage<true>();
  async function withTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const context = currentContext();
    if (context === undefined || holding.getStore()) return work();
    const { client, hasBegun = firstMs === undefined } = context;
    let isRunning = false;
    const begin = () => {
      isRunning = true;
      context.hasBegun = true;
      return holding.run(true, work);
    };
    try {
      return await limited(begin, client, hasBegun ? nextMs : firstMs);
    } catch (error) {
      if (isRunning || !(error instanceof Overloaded)) throw error;
      onRefused?.();
      if (hasBegun && !error.isClientsOwn) throw new DatabaseUnavailable("overloaded", error);
      throw error;
    }
  }
  return Object.assign(withTurn, { waiting: limited.waiting, clients: limited.clients });
}
