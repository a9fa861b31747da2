import { drizzle, migrate as runMigrations, readMigrationFiles } from "./drizzle.ts";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { migrateJobs } from "../jobs/migrate-jobs.ts";
import { connectOnce } from "./connect.ts";
import { StartFailure } from "./failure.ts";
import { takeOnlineSteps } from "./online-steps.ts";

const migrationsFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));

/** One number for everybody who migrates: PostgreSQL lets one through at a time. */
const MIGRATION_LOCK = 7_364_001;

/** How migrations are run on a database that others use meanwhile. Times are in milliseconds. */
export interface MigrationLimits {
  /** For a table: whoever waits for one makes everybody behind wait, too. */
  lockMs: number;
  /** For one statement. */
  statementMs: number;
  /** How often the migrations are begun when a table was not free in time, and the pause between. */
  tries: number;
  pauseMs: number;
}

const LIMITS: MigrationLimits = { lockMs: 5_000, statementMs: 10 * 60_000, tries: 10, pauseMs: 2_000 };

/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Brings the database up to the newest schema, all or nothing, and then takes the steps that run beside an open shop. Several processes may start at
 * once: one migrates, the others wait. Where the shop is open meanwhile, it gives way to its queries and tries again.
 */
export async function migrate(url: string, limits: Partial<MigrationLimits> = {}): Promise<void> {
  await migrateSchema(url, limits);
  await takeOnlineSteps(url);
}

async function migrateSchema(url: string, limits: Partial<MigrationLimits>): Promise<void> {
  const { lockMs, statementMs, tries, pauseMs } = { ...LIMITS, ...limits };
  const client = await connectOnce(url);
  try {
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
  } finally {
    await client.end();
  }
}

/** Migrations were squashed into one baseline before any shop was open: a database from before has nowhere to go. */
async function assertKnownHistory(client: pg.Client): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  const first = (await appliedAt(client)).at(0);
  if (first === undefined || first === baseline?.folderMillis) return;
  throw new StartFailure(
    "This database was created by an older preview of Sen and cannot be migrated. Use an empty database; for the embedded one, delete the data folder (.data).",
  );
}

/** When the migrations that ran were written, oldest first, in milliseconds. */
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

/** How many migrations a database lacks: none where it stands at the newest schema, or at one that is newer still. */
export async function missingMigrations(client: pg.Client): Promise<number> {
  const last = (await appliedAt(client)).at(-1) ?? 0;
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last).length;
}

/** Drizzle hands a failure of the driver on as the cause of its own. */
function isLocked(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE;
}
