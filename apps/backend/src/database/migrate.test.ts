import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { emptyDatabase, migrateTo } from "../../test/old-database.ts";
import { migrate, missingMigrations } from "./migrate.ts";

const database = await emptyDatabase();
const shop = new pg.Client({ connectionString: database.url });
await shop.connect();
await migrateTo(shop, 1);
afterAll(async () => {
  await shop.end();
  await database.drop();
});

/** Locks a table that the next migration adds triggers to, like a write would. */
const hold = () => shop.query("begin; lock table products in row exclusive mode");
const leave = () => shop.query("commit");
const soon = { lockMs: 50, pauseMs: 50 };

describe("migrating an open shop", () => {
  it("gives way to running queries, and is given up without changes when they go on", async () => {
    await hold();
    const failure = migrate(database.url, { ...soon, tries: 2 });
    await expect(failure).rejects.toMatchObject({ cause: { code: "55P03" } });
    expect(await missingMigrations(shop)).toBeGreaterThan(0);
    await leave();
  });

  it("retries until they end, and is done by one of several programs", async () => {
    await hold();
    const several = Promise.all([1, 2].map(() => migrate(database.url, { ...soon, tries: 1000 })));
    const waits = "select from pg_locks where locktype = 'advisory' and not granted";
    await expect.poll(async () => (await shop.query(waits)).rowCount).toBe(1);
    await leave();
    await several;
    expect(await missingMigrations(shop)).toBe(0);
  });
});

it("refuses a database whose migrations were edited since, with an explanation", async () => {
  const other = await emptyDatabase();
  await migrate(other.url);
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  await client.query("update drizzle.__drizzle_migrations set hash = 'of an earlier edit' where id = 2");
  await client.end();
  await expect(migrate(other.url)).rejects.toThrow("older preview of Sen");
  await other.drop();
});
