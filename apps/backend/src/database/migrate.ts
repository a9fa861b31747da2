import { drizzle, migrate as runMigrations, readMigrationFiles } from "./drizzle.ts";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { migrateJobs } from "../jobs/migrate-jobs.ts";
import { connectOnce } from "./connect.ts";
import { StartFailure } from "./failure.ts";
import { takeOnlineSteps } from "./online-steps.ts";

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
 * Migrates the database to the newest schema in one transaction, then runs the online steps. If several processes start at once, one migrates
 * and the others wait. In an open shop it yields to running queries and retries.
 */
export async function migrate(url: string, limits: Partial<MigrationLimits> = {}): Promise<void> {
  await migrateSchema(url, limits);
  await takeOnlineSteps(url);
}

async function migrateSchema(url: string, limits: Partial<MigrationLimits>): Promise<void> {
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

/** Migrations were squashed into one baseline before any shop opened, so an older database cannot be migrated. */
async function assertKnownHistory(client: pg.Client): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  const first = (await appliedAt(client)).at(0);
  if (first === undefined || first === baseline?.folderMillis) return;
  throw new StartFailure(
    "This database was created by an older preview of Sen and cannot be migrated. Use an empty database; for the embedded one, delete the data folder (.data).",
  );
}

/** Creation times of the applied migrations, oldest first, in milliseconds. */
async function appliedAt(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as table",
  );
  if (rows[0]?.table === null) return [];
  const { rows: applied } = await client.query<{ at: string }>(
    "select created_at as at from drizzle.__drizzle_migrations order by created_at",
  );
  return applied.map(({ at }) => Number(at));
}

/** How many migrations a database lacks; 0 if it has the newest schema or a newer one. */
export async function missingMigrations(client: pg.Client): Promise<number> {
  const last = (await appliedAt(client)).at(-1) ?? 0;
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last).length;
}

/** Drizzle wraps the driver's error as the cause of its own. */
function isLocked(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE;
}
