import { sql } from "../src/database/drizzle.ts";
import type { Transaction } from "../src/database/connect.ts";

/** The SQL value of each column in the copies. `n` numbers the copies from 1, `t` is the copied row. */
export type Values = Record<string, string>;

/** Inserts copies of the first row that matches `like`. Columns without a value are copied, except generated ids. */
export async function copyRow(tx: Transaction, table: string, count: number, values: Values, like = "true") {
  const { rows } = await tx.execute<{ name: string; counted: boolean }>(sql`
    select column_name as name, is_identity = 'YES' or coalesce(column_default like 'nextval(%', false) as counted
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
  const columns = rows.filter(({ name, counted }) => name in values || !counted).map(({ name }) => name);
  const selected = columns.map((name) => values[name] ?? `t."${name}"`);
  await tx.execute(
    sql.raw(`
      insert into ${table} (${columns.map((name) => `"${name}"`).join(", ")}) overriding system value
      select ${selected.join(", ")} from (select * from ${table} where ${like} limit 1) t, generate_series(1, ${count}) n`),
  );
}
