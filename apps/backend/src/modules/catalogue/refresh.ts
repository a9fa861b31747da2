import { sql } from "../../database/drizzle.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";

/** Updates the indexed prices after deals began or ended. The cost depends on what changed. */
export const refreshCatalogue: JobHandler<"refresh-catalogue"> = async ({ db, clock }) => {
  await db.execute(sql`select refresh_deal_prices(${clock.now().toISOString()}::timestamptz)`);
};

/** Updates popularity and ratings in lists, and marks each category's most popular products, which broad keywords search first. */
export const markBestsellers: JobHandler<"mark-bestsellers"> = async ({ db }) => {
  await db.execute(sql`select mark_bestsellers()`);
};
