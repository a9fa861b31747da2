import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject } from "vitest";

/** A database as it was before a migration. */
export interface OldDatabase {
  client: pg.Client;
  /** Brings it to a migration of then. */
  migrateTo: (last: number) => Promise<void>;
  drop: () => Promise<void>;
}

/** Makes a database that stands at a migration. What a row refers to does not matter in it. */
export async function databaseAt(last: number): Promise<OldDatabase> {
  const { url } = inject("postgres");
  const database = `sen_before_${crypto.randomUUID().replaceAll("-", "")}`;
  const folder = mkdtempSync(join(tmpdir(), "sen-migrations-"));
  await onServer(url, `create database ${database}`);
  const at = new URL(url);
  at.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: at.href });
  await client.connect();
  await client.query("set client_min_messages = warning");

  async function migrateTo(until: number): Promise<void> {
    cpSync(fileURLToPath(new URL("../drizzle", import.meta.url)), folder, { recursive: true });
    const journal = join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { idx: number }[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= until) }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  }

  await migrateTo(last);
  await client.query(`do $$ declare f record; begin
    for f in select conrelid::regclass as t, conname as c from pg_constraint where contype = 'f' loop
      execute format('alter table %s drop constraint %I', f.t, f.c);
    end loop; end $$`);
  return {
    client,
    migrateTo,
    drop: async () => {
      await client.end();
      await onServer(url, `drop database if exists ${database} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
