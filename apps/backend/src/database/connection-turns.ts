import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { currentClient } from "../client-context.ts";
import { Overloaded } from "@sen/server";
import { concurrencyLimit } from "../concurrency-limit.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** Connections that clients leave to what the shop does of itself: readiness, jobs, notices. */
const RESERVED = 1;
/** The part of the connections that one client may use at a time. */
const EACH = 0.5;
/** Queries and transactions that wait for a connection, of all clients and of one. */
const WAITING = { all: 2_000, each: 500 };

/** Runs what needs a connection when its client's turn has come. */
export interface WithTurn {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** How much waits for its turn. */
  waiting: () => number;
}

/**
 * Shares a pool's connections fairly: each client may use a fixed part, and clients take turns (round robin) when all are in use.
 * The pool alone is first come, first served: one client's thousand searches would delay everybody's next call.
 *
 * Rejects with `Overloaded` when a client has too much waiting, and with `DatabaseUnavailable` after the longest wait.
 *
 * @param connections of the pool
 * @param waitMs longest wait for a connection
 */
export function connectionTurns(connections: number, waitMs: number): WithTurn {
  const limited = concurrencyLimit(Math.max(1, connections - RESERVED), {
    waiting: WAITING.all,
    each: { running: Math.ceil(connections * EACH), waiting: WAITING.each },
    waitMs,
  });
  // A query beside the transaction that makes it would else wait for itself.
  const holding = new AsyncLocalStorage<true>();
  async function withTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (currentClient() === null || holding.getStore()) return work();
    let hasBegun = false;
    try {
      return await limited(() => {
        hasBegun = true;
        return holding.run(true, work);
      });
    } catch (error) {
      const isInVain = !hasBegun && error instanceof Overloaded && !error.isClientsOwn;
      throw isInVain ? new DatabaseUnavailable("overloaded", error) : error;
    }
  }
  return Object.assign(withTurn, { waiting: limited.waiting });
}

/** The same pool, whose queries wait for their client's turn. */
export function queryInTurn(pool: pg.Pool, withTurn: WithTurn): pg.Pool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  return Object.assign(Object.create(pool) as pg.Pool, {
    query: (...args: unknown[]) => withTurn(() => query(...args)),
  });
}
