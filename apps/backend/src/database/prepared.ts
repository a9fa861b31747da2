import { PgDialect, sql, type Query, type SQL } from "./drizzle.ts";
import type { Database, Queryable } from "./connect.ts";

/** Caches one prepared statement per database, for a query that runs on nearly every request. */
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

/** Values of a statement's placeholders, by name. */
type Values = Record<string, unknown>;

/**
 * An array placeholder. The subquery hides the array's length from the planner, which would otherwise prefer a custom plan for each call
 * with a short list.
 */
export function listed(name: string, type: "integer" | "bigint" | "text" = "integer"): SQL {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${sql.placeholder(name)}::${array})::${array}`;
}

/**
 * An SQL statement that each connection plans once, since planning takes longer than running it. Its name must be unique; values that vary
 * are a `sql.placeholder` or `listed`.
 */
export function statement<Row>(name: string, text: SQL): (db: Queryable, values: Values) => Promise<Row[]> {
  const query = dialect.sqlToQuery(text);
  return (db, values) => execute(db, query, name, values);
}

/** Runs a dynamically built query. With a name it is planned once as well, so its plan must not depend on its values. */
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
