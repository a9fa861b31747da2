import { readMigrationFiles } from "./drizzle.ts";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase, migrateTo } from "../../test/old-database.ts";
import { readRows, writeRows, type Rows } from "../../test/old-rows.ts";
import { missingMigrations } from "./migrate.ts";

const folder = fileURLToPath(new URL("../../drizzle", import.meta.url));
const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8")) as {
  entries: { tag: string; when: number }[];
};
const migrations = readMigrationFiles({ migrationsFolder: folder });

/** Tables derived from others, and rebuilt when those change. */
const DERIVED = ["catalogue_state", "listing"];

it("migrations have increasing times, so that none is skipped", () => {
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

/** The rows that were lost or changed, comparing the columns that still exist. */
function lost(before: Rows, after: Rows): string[] {
  return [...before].flatMap(([table, rows]) => {
    if (DERIVED.includes(table)) return [];
    return [...rows].flatMap(([key, row]) => {
      const now = after.get(table)?.get(key);
      if (!now) return [`${table} ${key} is gone`];
      const changed = Object.keys(row).filter(
        (name) => name in now && JSON.stringify(now[name]) !== JSON.stringify(row[name]),
      );
      return changed.map((name) => `${table} ${key}: ${name} is ${JSON.stringify(now[name])}`);
    });
  });
}

/** The rows after the remaining migrations, run in one transaction like the command, which is then rolled back. */
async function afterTheRest(client: pg.Client, last: number): Promise<Rows> {
  await client.query("begin");
  try {
    for (const { sql } of migrations.slice(last + 1)) {
      for (const statement of sql) await client.query(statement);
    }
    return await readRows(client);
  } finally {
    await client.query("rollback");
  }
}

describe("a database with two rows in each table from every version", () => {
  let old: Awaited<ReturnType<typeof emptyDatabase>>;
  let client: pg.Client;
  let written = 0;
  beforeAll(async () => {
    old = await emptyDatabase();
    client = new pg.Client({ connectionString: old.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await old.drop();
  });

  it.each(entries.map(({ tag }, index) => [tag, index] as const))(
    "at %s, reaches the newest schema without losing data",
    async (_, index) => {
      await migrateTo(client, index);
      await writeRows(client, [++written, ++written]);
      const before = await readRows(client);
      const empty = [...before].filter(([table, { size }]) => size === 0 && !DERIVED.includes(table));
      expect(empty).toEqual([]);
      expect(lost(before, await afterTheRest(client, index))).toEqual([]);
    },
  );

  it("has all migrations in the end", async () => {
    expect(await missingMigrations(client)).toBe(0);
  });
});
