import { sql } from "./drizzle.ts";
import { expect, it } from "vitest";
import { useNewDatabase } from "../../test/database.ts";

const { db } = await useNewDatabase();
const read = async (expression: string) =>
  (await db.execute<{ value: unknown }>(sql`select ${sql.raw(expression)} as value`)).rows[0]?.value;

it.each([
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
  ["null::bigint", null],
  ["array[3000000000, null, 0]", [3_000_000_000, null, 0]],
  ["array[]::bigint[]", []],
])("the connection returns %s as a number", async (expression, value) => {
  expect(await read(expression)).toEqual(value);
});

it.each(["9007199254740993", "array[9007199254740993]"])(
  "the connection throws for %s instead of rounding it to another row's number",
  async (expression) => {
    await expect(read(expression)).rejects.toMatchObject({ cause: expect.any(RangeError) as RangeError });
  },
);
