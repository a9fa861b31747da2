import { sql } from "../../database/drizzle.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";

/** Updates the indexed prices after deals began or ended. The cost depends on what changed. */
export const refreshCatalogue: JobHandler<"refresh-catalogue"> = async ({ db, clock }) => {
  await db.execute(sql`select follow_deals(${clock.now().toISOString()}::timestamptz)`);
};

/** Marks the best-selling products of each category, which are searched first for a keyword with many hits. */
export const markBestsellers: JobHandler<"mark-bestsellers"> = async ({ db }) => {
  await db.execute(sql`select mark_bestsellers()`);
};
