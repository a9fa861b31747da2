import { sql } from "../../database/drizzle.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";

/** Lets the indexed prices follow the deals that began or ended. It costs by what changed. */
export const refreshCatalogue: JobHandler<"refresh-catalogue"> = async ({ db, clock }) => {
  await db.execute(sql`select follow_deals(${clock.now().toISOString()}::timestamptz)`);
};

/** Finds out which products are the best sold of their category: a keyword that many have is ranked among these first. */
export const markBestsellers: JobHandler<"mark-bestsellers"> = async ({ db }) => {
  await db.execute(sql`select mark_bestsellers()`);
};
