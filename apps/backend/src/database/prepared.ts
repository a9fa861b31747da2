import { PgDialect, sql, type SQL } from "./drizzle.ts";
import type { Database, Queryable } from "./connect.ts";

/** Keeps one prepared statement a database for a query that runs on nearly every request. */
export function prepared<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const statement = prepare(db);
    statements.set(db, statement);
    return statement;
  };
}

/** Values of a statement's placeholders by their names. */
type Values = Record<string, unknown>;

/**
 * A list among a statement's placeholders, as an array. It keeps its length from the planner, which else finds
 * that each call, with its short list, is worth a plan of its own.
 */
export function listed(name: string, type: "integer" | "bigint" | "text" = "integer"): SQL {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${sql.placeholder(name)}::${array})::${array}`;
}

/**
 * A statement in SQL that each connection plans once: planning takes longer than running it. The name is its own among
 * all statements; what differs from call to call is a
 * `sql.placeholder`, or `listed`.
 */
export function statement<Row>(name: string, text: SQL): (db: Queryable, values: Values) => Promise<Row[]> {
  const query = new PgDialect().sqlToQuery(text);
  return async (db, values) => {
    const planned = db._.session.prepareQuery<{
      execute: { rows: Row[] };
      all: unknown;
      values: unknown;
    }>(query, undefined, name, false);
    return (await planned.execute(values)).rows;
  };
}
