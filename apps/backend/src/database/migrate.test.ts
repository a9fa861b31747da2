import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase, migrateTo } from "../../test/old-database.ts";
import { migrate, missingMigrations } from "./migrate.ts";

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let shop: pg.Client;

beforeAll(async () => {
  database = await emptyDatabase();
  shop = new pg.Client({ connectionString: database.url });
  await shop.connect();
  await migrateTo(shop, 1);
});
afterAll(async () => {
  await shop.end();
  await database.drop();
});

/** Holds a table that the next migration adds triggers to, as a write would. */
const hold = () => shop.query("begin; lock table products in row exclusive mode");
const leave = () => shop.query("commit");
const soon = { lockMs: 50, pauseMs: 50 };

describe("migrating a shop that is open", () => {
  it("gives way to its queries, and is given up with nothing changed when they go on", async () => {
    await hold();
    const failure = migrate(database.url, { ...soon, tries: 2 });
    await expect(failure).rejects.toMatchObject({ cause: { code: "55P03" } });
    expect(await missingMigrations(shop)).toBeGreaterThan(0);
    await leave();
  });

  it("is tried again until they are over; of several who migrate one does, and the others find it done", async () => {
    await hold();
    const several = Promise.all([1, 2].map(() => migrate(database.url, { ...soon, tries: 1000 })));
    const waits = "select from pg_locks where locktype = 'advisory' and not granted";
    await expect.poll(async () => (await shop.query(waits)).rowCount).toBe(1);
    await leave();
    await several;
    expect(await missingMigrations(shop)).toBe(0);
  });
});

it("refuses a database with migrations that this version does not know, and says what to do", async () => {
  const other = await emptyDatabase();
  await migrate(other.url);
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  await client.query("update drizzle.__drizzle_migrations set created_at = 1 where id = 1");
  await client.end();
  await expect(migrate(other.url)).rejects.toThrow("older preview of Sen");
  await other.drop();
});
