import pg from "pg";
import { expect, it } from "vitest";
import { copyOfTemplate } from "../../test/database.ts";

it("no descending index puts nulls last, since queries sort by a plain desc, which puts them first", async () => {
  const database = await copyOfTemplate();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where schemaname = 'public' and indexdef like '% DESC%'",
  );
  await client.end();
  await database.drop();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ indexdef }) => indexdef.includes("NULLS LAST"))).toEqual([]);
});
