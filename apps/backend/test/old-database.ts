import { drizzle, migrate } from "../src/database/drizzle.ts";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { inject } from "vitest";
import { onServer } from "./on-server.ts";

/** A new, empty database on the run's server. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const { url } = inject("postgres");
  const name = `sen_before_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${name}`);
  const at = new URL(url);
  at.pathname = `/${name}`;
  return { url: at.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) };
}

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
