import type { Queries } from "./queries.ts";

/** Work to run after a commit, outside the transaction, on the same database. */
type AfterCommit = (db: Queries) => Promise<unknown>;

const collected = new WeakMap<Queries, { db: Queries; works: AfterCommit[] }>();
const running = new WeakMap<Queries, Set<Promise<unknown>>>();

/**
 * Runs work after the current transaction commits, immediately outside of one, and never after a rollback. Only closing the database waits
 * for it. Failures are ignored, so use it only for work that is also found in another way.
 */
export function afterCommit(queries: Queries, work: AfterCommit): void {
  const transaction = collected.get(queries);
  if (transaction) transaction.works.push(work);
  else run(queries, work);
}

/** Collects a transaction's after-commit work; returns a function that runs it. */
export function collectAfterCommit(tx: Queries, db: Queries): () => void {
  const works: AfterCommit[] = [];
  collected.set(tx, { db, works });
  return () => works.forEach((work) => run(db, work));
}

/** Waits for all running after-commit work. */
export async function settleAfterCommits(db: Queries): Promise<void> {
  await Promise.all(running.get(db) ?? []);
}

function run(db: Queries, work: AfterCommit): void {
  const ofDatabase = running.get(db) ?? new Set();
  running.set(db, ofDatabase);
  const done = work(db)
    .catch(() => undefined)
    .finally(() => ofDatabase.delete(done));
  ofDatabase.add(done);
}
