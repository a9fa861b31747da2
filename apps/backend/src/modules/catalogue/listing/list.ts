import type { Facets, ProductListing } from "@sen/api";
import type { Database } from "../../../database/connect.ts";
import { pageOf } from "../../../database/page-of.ts";
import { readCards, type Showing } from "../cards.ts";
import { deepestOf, readCategories, type CategoryRow } from "../categories.ts";
import { facetsOf } from "./facets.ts";
import type { ListingQuery, Paging } from "./filters.ts";
import { cachedFacetCounts } from "./facet-cache.ts";
import { understand, type Understanding } from "./keyword.ts";
import { readPage } from "./page.ts";
import { readVersion } from "./version.ts";

/** A page of products with its facets. A minimum above the maximum is the two swapped. */
export async function listByFilters(
  db: Database,
  asked: ListingQuery & Paging,
  showing: Showing,
): Promise<ProductListing> {
  const { query, tree, meant, version } = await prepare(db, asked, showing);
  const matching = meant?.matching ?? null;
  const [counts, cards] = await Promise.all([
    cachedFacetCounts(db, version, query, matching),
    readPage(db, query, matching, asked).then((ids) => readCards(db, ids, showing)),
  ]);
  return {
    ...pageOf(cards, asked, counts.total),
    facets: facetsOf(counts, query, tree, showing.locale),
    suggestion: meant?.suggestion ?? null,
    left_out: [...(meant?.left_out ?? [])],
  };
}

/** The facets alone. */
export async function facetsByFilters(db: Database, asked: ListingQuery, showing: Showing): Promise<Facets> {
  const { query, tree, meant, version } = await prepare(db, asked, showing);
  const counts = await cachedFacetCounts(db, version, query, meant?.matching ?? null);
  return facetsOf(counts, query, tree, showing.locale);
}

interface Prepared {
  query: ListingQuery;
  tree: CategoryRow[];
  meant: Understanding | null;
  version: number;
}

async function prepare(db: Database, asked: ListingQuery, { locale }: Showing): Promise<Prepared> {
  const [tree, meant, version] = await Promise.all([
    readCategories(db),
    understand(db, asked.keyword, locale),
    readVersion(db),
  ]);
  const { price_min: low, price_max: high } = asked;
  const swapped = low !== undefined && high !== undefined && low > high;
  return {
    query: {
      ...asked,
      category_id: deepestOf(asked.category_id ?? [], tree),
      ...(swapped && { price_min: high, price_max: low }),
    },
    tree,
    meant,
    version,
  };
}
