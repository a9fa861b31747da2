import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connect.ts";

/** Which version of the catalogue lists are made of now: it goes up with every change that a count may depend on. */
export async function readVersion(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`
    select coalesce((select version from catalogue_version), 0) as version`);
  return rows[0]?.version ?? 0;
}
