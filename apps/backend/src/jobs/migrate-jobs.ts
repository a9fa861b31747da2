import { Logger, runMigrations } from "graphile-worker";
import type pg from "pg";
import { connect } from "../database/connect.ts";

const silent = new Logger(() => () => undefined);

/** Indexes for running and failed jobs, which are few even in a long queue. They are queried every two seconds and every five minutes. */
const indexes = {
  sen_jobs_in_hand: "(locked_by) where locked_by is not null",
  sen_jobs_failed: "(run_at) where attempts >= max_attempts",
};

/** Creates a missing index. `create index if not exists` would lock the table even if the index exists. */
async function addIndex(pool: pg.Pool, name: string, index: string): Promise<void> {
  const { rows } = await pool.query(
    "select from pg_indexes where schemaname = 'graphile_worker' and indexname = $1",
    [name],
  );
  if (rows.length === 0) await pool.query(`create index ${name} on graphile_worker._private_jobs ${index}`);
}

/** Migrates the job engine's own schema, `graphile_worker`. */
export async function migrateJobs(url: string): Promise<void> {
  const { pool, close } = connect(url, { connections: 1, timeouts: { statement: 0, query: 0 } });
  try {
    await runMigrations({ pgPool: pool, logger: silent });
    for (const [name, index] of Object.entries(indexes)) await addIndex(pool, name, index);
  } finally {
    await close();
  }
}
