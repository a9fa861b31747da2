import { sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { catalogueVersion } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { readCategories } from "./categories.ts";
import { cachedFacetCounts } from "./listing/facet-cache.ts";
import { readVersion } from "./listing/version.ts";

/**
 * Lets what lists are made of follow the deals and the products: the indexed prices when a deal began or ended; after a change the words that
 * a mistyped one is led to, and the facets of the whole catalogue and of each category. Where nothing changed it only looks.
 */
export const refreshCatalogue: JobHandler<"refresh-catalogue"> = async ({ db, clock, signal }) => {
  await db.execute(sql`select follow_deals(${clock.now().toISOString()}::timestamptz)`);
  const version = await readVersion(db);
  if (version === (await readTermsVersion(db))) return;
  // A product that is written meanwhile makes another version: the next run sees it.
  await db.execute(sql`select refresh_search_terms()`);
  await db.update(catalogueVersion).set({ terms_version: version });
  await cachedFacetCounts(db, version, {}, null);
  for (const { id } of await readCategories(db)) {
    if (signal.aborted) return;
    await cachedFacetCounts(db, version, { category_id: [id] }, null);
  }
};

async function readTermsVersion(db: Database): Promise<number | null> {
  const [state] = await db.select({ terms: catalogueVersion.terms_version }).from(catalogueVersion);
  return state?.terms ?? null;
}
