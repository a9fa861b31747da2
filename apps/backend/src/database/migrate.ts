import { drizzle, migrate as runMigrations, readMigrationFiles } from "./drizzle.ts";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { migrateJobs } from "../jobs/migrate-jobs.ts";
import { connectOnce } from "./connect.ts";
import { StartFailure } from "./failure.ts";

const migrationsFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));

/** Advisory lock id: one migration at a time over all processes. */
const MIGRATION_LOCK = 7_364_001;

/** Limits for migrating a database that is in use. Times are in milliseconds. */
export interface MigrationLimits {
  /** For a table lock: queries that arrive meanwhile queue up behind it. */
  lockMs: number;
  /** For one statement. */
  statementMs: number;
  /** How often to retry after a lock timeout, and the pause between attempts. */
  tries: number;
  pauseMs: number;
}

const LIMITS: MigrationLimits = { lockMs: 5_000, statementMs: 10 * 60_000, tries: 10, pauseMs: 2_000 };

/** PostgreSQL's code for a lock timeout. */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Migrates the database to the newest schema in one transaction. If several processes start at once, one migrates and the others wait. In an
 * open shop it yields to running queries and retries.
 */
export async function migrate(url: string, limits: Partial<MigrationLimits> = {}): Promise<void> {
  const { lockMs, statementMs, tries, pauseMs } = { ...LIMITS, ...limits };
  await using client = await connectOnce(url);
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  await assertKnownHistory(client);
  await client.query("set client_min_messages = warning");
  await client.query(`set lock_timeout = ${lockMs}`);
  await client.query(`set statement_timeout = ${statementMs}`);
  for (let begun = 1; ; begun += 1) {
    try {
      await runMigrations(drizzle(client), { migrationsFolder });
      return await migrateJobs(url);
    } catch (error) {
      if (begun === tries || !isLocked(error)) throw error;
      await pause(pauseMs);
    }
  }
}

/** How many migrations are the baseline, which was edited in place before any shop opened. */
const BASELINE = 3;

/** A database that was made from an earlier baseline cannot be migrated. */
async function assertKnownHistory(client: pg.Client): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const applied = (await appliedMigrations(client)).slice(0, BASELINE);
  if (applied.every(({ hash }, index) => hash === known[index])) return;
  throw new StartFailure(
    "This database was created by an older preview of Sen and cannot be migrated. Nothing in it was changed. Start the version that created it, whose `npm run catalogue -- export` saves the catalogue, or use an empty database (SEN_DATA_DIR or DATABASE_URL).",
  );
}

/** The applied migrations, oldest first, with their creation times in milliseconds. */
async function appliedMigrations(client: pg.Client): Promise<{ at: number; hash: string }[]> {
  const { rows } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as table",
  );
  if (rows[0]?.table === null) return [];
  const { rows: applied } = await client.query<{ at: number; hash: string }>(
    "select created_at::float8 as at, hash from drizzle.__drizzle_migrations order by created_at",
  );
  return applied;
}

/** How many migrations a database lacks; 0 if it has the newest schema or a newer one. */
export async function missingMigrations(client: pg.Client): Promise<number> {
  const last = (await appliedMigrations(client)).at(-1)?.at ?? 0;
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last).length;
}

/** Drizzle wraps the driver's error as the cause of its own. */
function isLocked(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE;
}
