import { getTableName, sql, type SQL, check, type AnyPgColumn, type CheckBuilder } from "../drizzle.ts";

/** How the names of constraints end that say which values a column takes. Contract and domain refuse other values before. */
export const VALUE_CHECK = "_allowed";

/** A column that takes these values alone. */
export function among(column: AnyPgColumn, values: readonly (string | number)[]): CheckBuilder {
  return allowed(column, sql`${column} in (${sql.join(values.map(literal), sql`, `)})`);
}

/** A list that takes these values alone. */
export function listAmong(column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  return allowed(column, sql`${column} <@ array[${sql.join(values.map(literal), sql`, `)}]`);
}

/** A list of so many entries at most. */
export function listUpTo(column: AnyPgColumn, limit: number): CheckBuilder {
  return allowed(column, sql`cardinality(${column}) <= ${literal(limit)}`);
}

/** A number from one bound to the other, both included. */
export function between(column: AnyPgColumn, from: number, to: number): CheckBuilder {
  return allowed(column, sql`${column} between ${literal(from)} and ${literal(to)}`);
}

/** A text of so many characters at most, counted as the contract counts them. */
export function upTo(column: AnyPgColumn, limit: number): CheckBuilder {
  return allowed(column, sql`char_length(${column}) <= ${literal(limit)}`);
}

/** JSON whose texts have so many characters at most, each field its own. */
export function fieldsUpTo(column: AnyPgColumn, limits: Readonly<Record<string, number>>): CheckBuilder {
  const conditions = Object.entries(limits).map(
    ([field, limit]) => sql`char_length(${column} ->> ${literal(field)}) <= ${literal(limit)}`,
  );
  return allowed(column, sql.join(conditions, sql` and `));
}

function allowed(column: AnyPgColumn, condition: SQL): CheckBuilder {
  return check(`${getTableName(column.table)}_${column.name}${VALUE_CHECK}`, condition);
}

/** A constraint takes no parameters. */
function literal(value: string | number): SQL {
  return sql.raw(typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`);
}
