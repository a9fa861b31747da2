import { drizzle, migrate } from "../src/database/drizzle.ts";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { createDatabase, type TestDatabase } from "./database.ts";

/** A new, empty database on the run's server. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase("sen_before");

/** Migrates a database up to an old migration, by its index. */
export async function migrateTo(client: pg.Client, until: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sen-migrations-"));
  cpSync(fileURLToPath(new URL("../drizzle", import.meta.url)), folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= until) }));
  await client.query("set client_min_messages = warning");
  await migrate(drizzle(client), { migrationsFolder: folder });
  rmSync(folder, { recursive: true, force: true });
}
