import { AsyncLocalStorage } from "node:async_hooks";
import { currentContext } from "../client-context.ts";
import { Overloaded } from "@sen/server";
import { concurrencyLimit } from "../concurrency-limit.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** Connections that turns leave free, for the query that a transaction makes beside itself. */
const RESERVED = 1;
/** The part of the connections that one client may use at a time. */
const EACH = 0.5;
/** Queries and transactions that wait for a connection, of all clients and of one. */
const WAITING = { all: 2_000, each: 500 };

/** When it is worth asking again, in seconds: a connection is held for milliseconds. */
const RETRY_SECONDS = 1;

/** Runs what needs a connection when its client's turn has come. */
export interface WithTurn {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** How much waits for its turn. */
  waiting: () => number;
  /** How many clients have a connection. */
  clients: () => number;
}

/** Longest waits for a connection, in milliseconds, and who hears of those in vain. */
export interface TurnWaits {
  /** Of a request that has had none yet. Then it is told to come back. @default as long as one that has begun */
  firstMs?: number;
  /** Of one that has. */
  nextMs: number;
  /** Hears of each wait that was in vain. */
  onRefused?: () => void;
}

/**
 * Shares a pool's connections fairly: each client may use a fixed part, and clients take turns (round robin) when all are in use.
 * The pool alone is first come, first served: one client's thousand searches would delay everybody's next call.
 *
 * Rejects with `Overloaded` when a client has too much waiting, and when the first connection does not come in time; with
 * `DatabaseUnavailable` when a later one does not.
 *
 * @param connections of the pool
 */
export function connectionTurns(connections: number, { firstMs, nextMs, onRefused }: TurnWaits): WithTurn {
  const limited = concurrencyLimit(Math.max(1, connections - RESERVED), {
    waiting: WAITING.all,
    each: { running: Math.ceil(connections * EACH), waiting: WAITING.each },
    retryAfterSeconds: RETRY_SECONDS,
  });
  // A query beside the transaction that makes it would else wait for itself.
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
