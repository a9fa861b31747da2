import type { NodePgDatabase } from "./drizzle.ts";

/** Drizzle's queries, without the relational ones, since we declare no relations. */
export type Queries = Omit<NodePgDatabase, "transaction" | "query">;
