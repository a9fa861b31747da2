import { Logger, runMigrations } from "graphile-worker";
import { connect } from "../database/connect.ts";

const silent = new Logger(() => () => undefined);

/** Brings the job engine's own schema, `graphile_worker`, up to its newest version. */
export async function migrateJobs(url: string): Promise<void> {
  const { pool, close } = connect(url, { connections: 1, timeouts: { statement: 0, query: 0 } });
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await close();
  }
}
