import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { emptyDatabase, migrateTo } from "../../test/old-database.ts";
import { migrate, missingMigrations } from "./migrate.ts";
import { takeOnlineSteps } from "./online-steps.ts";

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

describe("online migration steps", () => {
  const folder = mkdtempSync(join(tmpdir(), "sen-steps-"));
  const step = (name: string, statement: string) => writeFileSync(join(folder, `${name}.sql`), statement);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("change rows in committed batches, resume after a failure, and run once", async () => {
    await shop.query(
      "create table filled (id integer primary key, by integer not null, times integer default 0)",
    );
    await shop.query(
      "insert into filled select id, case when id = 5 then 0 else 1 end from generate_series(1, 7) id",
    );
    const batch = "select id from filled where times = 0 order by id limit 2";
    step("0001_fill", `update filled set times = times + 1 / by where id in (${batch})`);
    await expect(takeOnlineSteps(database.url, folder)).rejects.toThrow("division by zero");
    const times = async () =>
      (await shop.query("select times from filled order by id")).rows.map((row) => row.times);
    expect(await times()).toEqual([1, 1, 1, 1, 0, 0, 0]);
    await shop.query("update filled set by = 1");
    await takeOnlineSteps(database.url, folder);
    await takeOnlineSteps(database.url, folder);
    expect(await times()).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it("build an index while rows are written, and rebuild one that was left invalid", async () => {
    await shop.query("create table named (name text); insert into named values ('An'), ('An')");
    step("0002_names", "create unique index concurrently if not exists named_once on named (name)");
    await expect(takeOnlineSteps(database.url, folder)).rejects.toMatchObject({ code: "23505" });
    const isValid = "select indisvalid as valid from pg_index where indexrelid = 'named_once'::regclass";
    expect((await shop.query(isValid)).rows).toEqual([{ valid: false }]);
    await shop.query("delete from named where ctid = (select min(ctid) from named)");
    await takeOnlineSteps(database.url, folder);
    expect((await shop.query(isValid)).rows).toEqual([{ valid: true }]);
  });
});

it("refuses a database with unknown migrations, with an explanation", async () => {
  const other = await emptyDatabase();
  await migrate(other.url);
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  await client.query("update drizzle.__drizzle_migrations set created_at = 1 where id = 1");
  await client.end();
  await expect(migrate(other.url)).rejects.toThrow("older preview of Sen");
  await other.drop();
});
