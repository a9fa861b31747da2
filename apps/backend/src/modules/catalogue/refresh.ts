import { sql } from "drizzle-orm";
import type { JobHandler } from "../../jobs/job-handler.ts";

/**
 * Lets what lists are made of follow the deals and the products: the indexed prices when a deal began or ended, and the words
 * that a mistyped one is led to. It costs by what changed.
 */
export const refreshCatalogue: JobHandler<"refresh-catalogue"> = async ({ db, clock }) => {
  await db.execute(sql`select follow_deals(${clock.now().toISOString()}::timestamptz)`);
  await db.execute(sql`select follow_search_terms()`);
};

/** Finds out which products are the best sold of their category: a keyword that many have is ranked among these. */
export const markBestsellers: JobHandler<"mark-bestsellers"> = async ({ db }) => {
  await db.execute(sql`select mark_bestsellers()`);
};
