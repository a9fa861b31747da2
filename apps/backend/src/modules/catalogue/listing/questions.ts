import type { Database } from "../../../database/connect.ts";
import { countFacets, type FacetCounts } from "./facets.ts";
import type { ListingQuery } from "./filters.ts";
import type { Matching } from "./hits.ts";
import { kept } from "./kept.ts";

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

/** The facets of a list, as they were counted no longer than so many seconds ago. */
export function keptFacetCounts(
  db: Database,
  query: ListingQuery,
  matching: Matching | null,
  seconds: number,
): Promise<FacetCounts> {
  return kept(db, { what: "facets", text: listText(query, matching), seconds }, () =>
    countFacets(db, query, matching),
  );
}
