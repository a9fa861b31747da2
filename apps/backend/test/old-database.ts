import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject } from "vitest";
import { onServer } from "./on-server.ts";

/** A database as it was before a migration. */
export interface OldDatabase {
  client: pg.Client;
  /** Brings it to a migration of then. */
  migrateTo: (last: number) => Promise<void>;
  drop: () => Promise<void>;
}

/** A new database on the run's server, without anything in it. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const { url } = inject("postgres");
  const name = `sen_before_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${name}`);
  const at = new URL(url);
  at.pathname = `/${name}`;
  return { url: at.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) };
}

/** Makes a database that stands at a migration. What a row refers to does not matter in it. */
export async function databaseAt(last: number): Promise<OldDatabase> {
  const { url, drop } = await emptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateTo(client, last);
  await client.query(`do $$ declare f record; begin
    for f in select conrelid::regclass as t, conname as c from pg_constraint where contype = 'f' loop
      execute format('alter table %s drop constraint %I', f.t, f.c);
    end loop; end $$`);
  return {
    client,
    migrateTo: (until) => migrateTo(client, until),
    drop: async () => {
      await client.end();
      await drop();
    },
  };
}

/** Brings a database to a migration of then, by its number. */
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
