import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { connectOnce } from "./connect.ts";

const stepsFolder = fileURLToPath(new URL("../../drizzle/online", import.meta.url));

/** Advisory lock id. Taken without waiting, since a waiting session holds a snapshot that `create index concurrently` would wait for. */
const STEPS_LOCK = 7_364_003;

/**
 * Runs the migration steps that would block an open shop inside a transaction: one statement per file in `drizzle/online`, in order of name, after
 * the migrations. Each statement is repeated, in its own transaction, until it changes no row, so a backfill changes a thousand rows at a time;
 * `create index concurrently if not exists` runs once. An interrupted step resumes at the next start. Does nothing if another program runs them.
 */
export async function takeOnlineSteps(url: string, folder = stepsFolder): Promise<void> {
  const names = globSync("*.sql", { cwd: folder }).toSorted();
  if (names.length === 0) return;
  await using client = await connectOnce(url);
  const { rows } = await client.query<{ is_ours: boolean }>("select pg_try_advisory_lock($1) as is_ours", [
    STEPS_LOCK,
  ]);
  if (rows[0]?.is_ours !== true) return;
  await client.query("set statement_timeout = 0");
  await client.query(
    "create table if not exists drizzle.online_steps (name text primary key, done_at timestamptz not null default now())",
  );
  for (const name of names) await takeStep(client, basename(name, ".sql"), join(folder, name));
}

async function takeStep(client: pg.Client, name: string, file: string): Promise<void> {
  const taken = await client.query("select from drizzle.online_steps where name = $1", [name]);
  if (taken.rowCount !== 0) return;
  const statement = readFileSync(file, "utf8");
  await dropHalfBuilt(client, statement);
  let changed: number | null;
  do {
    ({ rowCount: changed } = await client.query(statement));
  } while (changed !== null && changed > 0);
  await client.query("insert into drizzle.online_steps (name) values ($1)", [name]);
}

/** An interrupted `create index concurrently` leaves an unused, invalid index that `if not exists` would mistake for the real one. */
async function dropHalfBuilt(client: pg.Client, statement: string): Promise<void> {
  const [, index] = /index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)/i.exec(statement) ?? [];
  if (index === undefined) return;
  const { rowCount } = await client.query(
    "select from pg_index where indexrelid = to_regclass($1) and not indisvalid",
    [index],
  );
  if (rowCount !== 0) await client.query(`drop index concurrently "${index}"`);
}
