import type { NodePgDatabase } from "./drizzle.ts";

/** Drizzle's queries. Those by relations are left out: nothing here declares any. */
export type Queries = Omit<NodePgDatabase, "transaction" | "query">;
