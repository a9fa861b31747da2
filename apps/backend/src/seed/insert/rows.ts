import { getTableName, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";

/** So that one statement stays at a few megabytes. */
const ROWS_PER_STATEMENT = 1000;

/** How columns are filled when not with the row's own value. */
export interface InsertRules {
  /** Columns kept as `sen_normalize` of the row's text. */
  normalized?: readonly string[];
  /** Rows whose key is there already are left out. */
  skipPresent?: boolean;
}

/** Writes many rows, a thousand at a time. The database reads each column's type from the table itself. */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  { normalized = [], skipPresent = false }: InsertRules = {},
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    const columns = [...new Set(part.flatMap((row) => Object.keys(row)))];
    const names = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const values = sql.join(
      columns.map((column): SQL =>
        normalized.includes(column)
          ? sql`sen_normalize(${sql.identifier(column)})`
          : sql`${sql.identifier(column)}`,
      ),
      sql`, `,
    );
    await tx.execute(
      sql`insert into ${name} (${names}) select ${values} from json_populate_recordset(null::${name}, ${JSON.stringify(part)}::json)${skipPresent ? sql` on conflict do nothing` : sql``}`,
    );
  }
}

/** Lets the next row of a table get the number after the highest. */
export async function continueNumbering(tx: Transaction, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${sql.identifier(name)}), 1))`,
  );
}
