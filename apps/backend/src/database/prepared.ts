import { PgDialect, sql, type Query, type SQL } from "./drizzle.ts";
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

const dialect = new PgDialect();

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
  const query = dialect.sqlToQuery(text);
  return (db, values) => execute(db, query, name, values);
}

/** Runs a query that was put together; one with a name is planned once as well. Its plan must not depend on its values. */
export const executeNamed = <Row>(db: Queryable, name: string | undefined, text: SQL): Promise<Row[]> =>
  execute(db, dialect.sqlToQuery(text), name, {});

async function execute<Row>(
  db: Queryable,
  query: Query,
  name: string | undefined,
  values: Values,
): Promise<Row[]> {
  const { session } = db._;
  const planned = session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    query,
    undefined,
    name,
    false,
  );
  return (await planned.execute(values)).rows;
}
