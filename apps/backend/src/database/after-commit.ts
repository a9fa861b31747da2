import type { Queries } from "./queries.ts";

/** What is done after a commit, outside of the transaction, on the database that it ran on. */
type AfterCommit = (db: Queries) => Promise<unknown>;

const collected = new WeakMap<Queries, { db: Queries; works: AfterCommit[] }>();
const running = new WeakMap<Queries, Set<Promise<unknown>>>();

/**
 * Runs work once the transaction is committed, at once outside of one, never after a rollback. Only closing the database waits for it. Its
 * failure is ignored: use it only for what is also found in another way.
 */
export function afterCommit(queries: Queries, work: AfterCommit): void {
  const transaction = collected.get(queries);
  if (transaction) transaction.works.push(work);
  else run(queries, work);
}

/** Collects what a transaction does after its commit; gives how to do it. */
export function collectAfterCommit(tx: Queries, db: Queries): () => void {
  const works: AfterCommit[] = [];
  collected.set(tx, { db, works });
  return () => works.forEach((work) => run(db, work));
}

/** Waits for what is still being done after commits. */
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
