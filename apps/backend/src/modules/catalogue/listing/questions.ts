import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { countFacets, countOn, type FacetCounts } from "./facets.ts";
import type { ListingQuery } from "./filters.ts";
import type { Matching } from "./hits.ts";
import { followed } from "./kept.ts";
import { understand, type Understanding } from "./keyword.ts";
import { hasMoved, readSnapshot } from "./moves.ts";

/** All that a list's products depend on, the same text for the same list however it was put. Page and order are no part of it. */
export function listText(query: ListingQuery, matching: Matching | null): string {
  const sorted = <One>(list: One[] | undefined) => [...new Set(list)].sort();
  return JSON.stringify([
    matching,
    sorted(query.category_id),
    sorted(query.maker_id),
    sorted(query.mall_id),
    sorted(query.tenant_id),
    sorted(query.delivery),
    query.price_min ?? null,
    query.price_max ?? null,
    query.shipping_discount === 1,
  ]);
}

/** The facets of a list, as they were no longer than so many seconds ago. */
export async function keptFacetCounts(
  db: Database,
  query: ListingQuery,
  matching: Matching | null,
  seconds: number,
): Promise<FacetCounts> {
  const { counts } = await followed(
    db,
    { what: "facets", text: listText(query, matching), seconds },
    () => countFacets(db, query, matching),
    (before) => countOn(db, query, matching, before),
  );
  return counts;
}

/** How a keyword is understood, as it was no longer than so many seconds ago. */
export async function keptUnderstanding(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<Understanding | null> {
  const { meant } = await followed<{ meant: Understanding | null; snapshot: string }>(
    db,
    { what: "keyword", text: `${locale} ${keyword.trim()}`, seconds },
    async () => ({ snapshot: await readSnapshot(db), meant: await understand(db, keyword, locale, seconds) }),
    async (before) => {
      // What is found whole is not understood otherwise for a product that comes or goes.
      const isSettled =
        before.meant?.matching.need && before.meant.suggestion === null && before.meant.left_out.length === 0;
      return isSettled || !(await hasMoved(db, before.snapshot)) ? before : null;
    },
  );
  return meant;
}
