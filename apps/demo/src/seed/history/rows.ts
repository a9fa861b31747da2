import { sql } from "@sen/backend/database/drizzle";
import type { Transaction } from "@sen/backend/database/connect";

/** A row by its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Inserts rows in one statement. The database takes each column's type from the table itself. */
export async function insertRows(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.identifier(name));
  if (columns.length === 0) return;
  const [name, names] = [sql.identifier(table), sql.join(columns, sql`, `)];
  await tx.execute(
    sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)
      on conflict do nothing`,
  );
}

/** Sets a table's id sequence to continue after the highest id. */
export async function continueNumbering(tx: Transaction, table: string): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.identifier(table)}), 1))`,
  );
}
