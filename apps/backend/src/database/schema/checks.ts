import { getTableName, sql, type SQL, check, type AnyPgColumn, type CheckBuilder } from "../drizzle.ts";

/** Suffix of the constraints on a column's values. The contract and domain rules reject invalid values earlier. */
export const VALUE_CHECK = "_allowed";

/** A column limited to these values. */
export function oneOfValues(column: AnyPgColumn, values: readonly (string | number)[]): CheckBuilder {
  return allowed(column, sql`${column} in (${sql.join(values.map(literal), sql`, `)})`);
}

/** An array column limited to these values. */
export function listOfValues(column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  return allowed(column, sql`${column} <@ array[${sql.join(values.map(literal), sql`, `)}]`);
}

/** An array column with a maximum length. */
export function listUpTo(column: AnyPgColumn, limit: number): CheckBuilder {
  return allowed(column, sql`cardinality(${column}) <= ${literal(limit)}`);
}

/** A number within bounds, inclusive. */
export function between(column: AnyPgColumn, from: number, to: number): CheckBuilder {
  return allowed(column, sql`${column} between ${literal(from)} and ${literal(to)}`);
}

/** Text with a maximum length in characters, counted as the contract does. */
export function upTo(column: AnyPgColumn, limit: number): CheckBuilder {
  return allowed(column, sql`char_length(${column}) <= ${literal(limit)}`);
}

/** JSON text fields with a maximum length in characters each. */
export function fieldsUpTo(column: AnyPgColumn, limits: Readonly<Record<string, number>>): CheckBuilder {
  const conditions = Object.entries(limits).map(
    ([field, limit]) => sql`char_length(${column} ->> ${literal(field)}) <= ${literal(limit)}`,
  );
  return allowed(column, sql.join(conditions, sql` and `));
}

function allowed(column: AnyPgColumn, condition: SQL): CheckBuilder {
  return check(`${getTableName(column.table)}_${column.name}${VALUE_CHECK}`, condition);
}

/** Constraints cannot have parameters. */
function literal(value: string | number): SQL {
  return sql.raw(typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`);
}
