import { drizzle } from "./drizzle.ts";
import type pg from "pg";
import { setTimeout as pause } from "node:timers/promises";
import { collectAfterCommit } from "./after-commit.ts";
import type { TurnPool } from "./pools.ts";
import type { Queries } from "./queries.ts";
import { withSpans } from "./query-spans.ts";
import {
  DatabaseUnavailable,
  databaseErrorKind,
  driverErrorKind,
  type DatabaseErrorKind,
} from "./unavailable.ts";

declare const begun: unique symbol;

/** What `db.transaction` hands on: queries of one connection, between its begin and its commit. */
export interface Transaction extends Queries {
  readonly [begun]: true;
}

const connections = new WeakMap<Transaction, pg.ClientBase>();

/** The connection that a transaction runs on, for what only the driver can do (COPY). */
export function connectionOf(tx: Transaction): pg.ClientBase {
  const client = connections.get(tx);
  if (!client) throw new TypeError("This is not a transaction.");
  return client;
}

/** Runs work in a transaction; throws what the work throws, and `DatabaseUnavailable` when trying again is no use or not safe. */
type RunTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/** The transactions of a database. */
export interface Transactions {
  /**
   * Where the database rolled the work back in favour of another, or the connection was lost before the commit, it is run
   * again: so it must change nothing outside of the database that may not be changed twice.
   */
  transaction: RunTransaction;
  /**
   * For work that, done once more after it was committed, finds what it made and changes nothing. It is also run again when
   * the connection is lost during the commit, and nobody knows whether that took place.
   */
  idempotentTransaction: RunTransaction;
}

/** How often a transaction is run at most. With the pauses between, a database that restarts is waited for about a second. */
export const TRANSACTION_TRIES = 5;
/** The pause before the second try; it doubles with each. */
const FIRST_PAUSE_MS = 75;

/** Transactions on the pool of the work that is being done, each in its client's turn. */
export function transactionsOn(poolNow: () => TurnPool, db: Queries): Transactions {
  const runner =
    (isIdempotent: boolean): RunTransaction =>
    async (work) => {
      for (let tries = 1; ; tries += 1) {
        const progress = { isOver: false, isCommitting: false };
        const { pool, withTurn } = poolNow();
        try {
          return await withTurn(() => once({ pool, db }, work, progress));
        } catch (error) {
          const trouble = databaseErrorKind(error);
          if (trouble === null) throw error;
          const isUnknown = progress.isCommitting && trouble !== "conflict" && !isIdempotent;
          if (trouble === "overloaded" || isUnknown || tries === TRANSACTION_TRIES) {
            throw new DatabaseUnavailable(trouble, error);
          }
          await pause(pauseAfter(tries));
        }
      }
    };
  return { transaction: runner(false), idempotentTransaction: runner(true) };
}

/** Half of the pause is chance: those who were in each other's way do not meet again. */
function pauseAfter(tries: number): number {
  return FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
}

/** How far a transaction has come. */
interface Progress {
  /** Whether its work has ended, well or not. */
  isOver: boolean;
  isCommitting: boolean;
}

async function once<Result>(
  { pool, db }: { pool: pg.Pool; db: Queries },
  work: (tx: Transaction) => Promise<Result>,
  progress: Progress,
): Promise<Result> {
  const client = await asked(() => pool.connect());
  try {
    const asking = withSpans(client);
    const begun = asked(() => asking.query("begin"));
    const tx = drizzle(untilOver(asking, begun, progress)) as unknown as Transaction;
    connections.set(tx, client);
    const doAfterCommit = collectAfterCommit(tx, db);
    // The work's first queries go out together with it.
    const [, result] = await Promise.all([begun, work(tx)]);
    progress.isOver = true;
    progress.isCommitting = true;
    const { command } = await asked(() => asking.query("commit"));
    // PostgreSQL answers so when a query failed and its error went no further than the work.
    if (command !== "COMMIT") throw new Error("The transaction was rolled back: one of its queries failed");
    client.release();
    doAfterCommit();
    return result;
  } catch (error) {
    progress.isOver = true;
    await giveBack(client, databaseErrorKind(error));
    throw error;
  }
}

/**
 * Sends nothing more once the transaction has ended: what goes on beside a query that failed would be done outside of it. Where the connection is
 * not pipelined, queries that are asked for together are sent one after the other.
 */
function untilOver(client: pg.PoolClient, begun: Promise<unknown>, progress: Progress): pg.PoolClient {
  const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  let last = begun;
  const send = (...args: unknown[]) =>
    progress.isOver ? Promise.reject(new Error("This transaction has ended.")) : ask(...args);
  const query = (...args: unknown[]) => {
    if (client.pipeline) return send(...args);
    const answer = last.then(() => send(...args));
    last = answer.catch(() => undefined);
    return answer;
  };
  return Object.assign(Object.create(client) as pg.PoolClient, { query });
}

/** A connection that may still do something for this transaction, or does nothing any more, is closed: that rolls back, too. */
async function giveBack(client: pg.PoolClient, trouble: DatabaseErrorKind | null): Promise<void> {
  let isUsable = trouble === null || trouble === "conflict";
  if (isUsable) {
    isUsable = await client.query("rollback").then(
      () => true,
      () => false,
    );
  }
  client.release(!isUsable);
}

/** Marks a failure of the driver as the database's: an adapter that the work uses may fail with the same codes. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const trouble: DatabaseErrorKind | null = driverErrorKind(error);
    throw trouble === null ? error : new DatabaseUnavailable(trouble, error);
  }
}
