import { drizzle } from "./drizzle.ts";
import type pg from "pg";
import { setTimeout as pause } from "node:timers/promises";
import { collectAfterCommit } from "./after-commit.ts";
import type { FairPool } from "./pools.ts";
import type { Queries } from "./queries.ts";
import { withSpans } from "./query-spans.ts";
import {
  DatabaseUnavailable,
  databaseErrorKind,
  driverErrorKind,
  type DatabaseErrorKind,
} from "./unavailable.ts";

declare const begun: unique symbol;

/** Queries on one connection within a transaction, passed to the callback of `db.transaction`. */
export interface Transaction extends Queries {
  readonly [begun]: true;
}

const connections = new WeakMap<Transaction, pg.ClientBase>();

/** The connection of a transaction, for driver features such as COPY. */
export function connectionOf(tx: Transaction): pg.ClientBase {
  const client = connections.get(tx);
  if (!client) throw new TypeError("This is not a transaction.");
  return client;
}

/** Runs work in a transaction. Throws what the work throws, or `DatabaseUnavailable` if a retry would be useless or unsafe. */
type RunTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/** The transaction methods of a database. */
export interface Transactions {
  /**
   * Retries after a conflict, or if the connection is lost before the commit. So the work must have no side effects outside the database that
   * must not be repeated.
   */
  transaction: RunTransaction;
  /**
   * For work that is safe to repeat after it was committed. Also retried if the connection is lost during the commit, when its outcome is
   * unknown.
   */
  idempotentTransaction: RunTransaction;
}

/** Maximum attempts of a transaction. With the pauses between them, they cover about a second of a database restart. */
export const TRANSACTION_TRIES = 5;
/** The pause before the first retry; it doubles with each. */
const FIRST_PAUSE_MS = 75;

/** Transactions on the pool of the current kind of work, each in its client's turn. */
export function transactionsOn(poolNow: () => FairPool, db: Queries): Transactions {
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

/** Half of the pause is random, so that conflicting transactions do not collide again. */
function pauseAfter(tries: number): number {
  return FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
}

/** The progress of a transaction. */
interface Progress {
  /** Whether its work has finished or failed. */
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
    // The work's first queries are sent together with `begin`.
    const [, result] = await Promise.all([begun, work(tx)]);
    progress.isOver = true;
    progress.isCommitting = true;
    const { command } = await asked(() => asking.query("commit"));
    // PostgreSQL answers ROLLBACK if a query failed and the work swallowed its error.
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
 * Rejects queries after the transaction has ended: leftovers of failed work would otherwise run outside it. On a connection without
 * pipelining, concurrent queries are sent one after the other.
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

/** Closes a connection, which also rolls back, if it is broken or may still run something for this transaction. */
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

/** Marks a driver error as the database's, since adapters used by the work may fail with the same codes. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const trouble: DatabaseErrorKind | null = driverErrorKind(error);
    throw trouble === null ? error : new DatabaseUnavailable(trouble, error);
  }
}
