import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema/index.ts";

/** Drizzle over a pool, knowing every table. */
export type Database = NodePgDatabase<typeof schema>;

/** What `db.transaction` hands on. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Either: what a query needs that may run inside a transaction or outside. */
export type Queryable = Database | Transaction;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
}

// Counts and sums arrive as bigint: all of ours are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool. `onError` hears of connections that break while nobody uses them. */
export function connect(
  url: string,
  {
    connections = 10,
    onError = () => undefined,
  }: { connections?: number; onError?: (error: Error) => void } = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    application_name: "sen",
  });
  pool.on("error", onError);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
