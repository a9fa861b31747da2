import type { Facets, ProductListing } from "@sen/api";
import type { Database } from "../../../database/connect.ts";
import { pageOf } from "../../../database/page-of.ts";
import type { Services } from "../../../services.ts";
import type { Locale } from "../../../texts/messages.ts";
import { readCards, type Showing } from "../cards.ts";
import { deepestOf, readCategories, type CategoryRow } from "../categories.ts";
import { cachedFacetCounts, facetsOf } from "./facets.ts";
import type { ListingQuery, Paging } from "./filters.ts";
import { cachedUnderstanding, type Understanding } from "./keyword.ts";
import { categoryTargetsOf } from "./targets.ts";
import { MOST_PAGES, readPage } from "./page.ts";

/** How a list is answered. */
export interface Listed extends Showing {
  /** How old may be what it is made of, in seconds: its counts, how its keyword is understood, the order of what that finds. */
  keptSeconds: number;
}

/** How the lists of a request are answered. */
export const listed = (locale: Locale, { clock, config }: Pick<Services, "clock" | "config">): Listed => ({
  locale,
  now: clock.now(),
  keptSeconds: config.listsKeptSeconds,
});

/** A page of products with its facets. A minimum above the maximum is the two swapped. */
export async function listByFilters(
  db: Database,
  asked: ListingQuery & Paging,
  showing: Listed,
): Promise<ProductListing> {
  const { keptSeconds } = showing;
  const { query, tree, meant } = await prepare(db, asked, showing);
  const matching = meant?.matching ?? null;
  const [counts, cards] = await Promise.all([
    cachedFacetCounts(db, query, matching, keptSeconds),
    readPage(db, query, matching, asked, keptSeconds).then((ids) => readCards(db, ids, showing)),
  ]);
  return {
    ...pageOf(cards, asked, counts.total),
    last_page: Math.min(MOST_PAGES, pageOf(cards, asked, counts.total).last_page),
    facets: facetsOf(counts, query, tree, showing.locale),
    suggestion: meant?.suggestion ?? null,
    left_out: [...(meant?.left_out ?? [])],
    read_as: [...(meant?.read_as ?? [])],
    nearest: categoryTargetsOf(meant?.nearest ?? [], tree, showing.locale),
  };
}

/** The facets alone. */
export async function facetsByFilters(db: Database, asked: ListingQuery, showing: Listed): Promise<Facets> {
  const { query, tree, meant } = await prepare(db, asked, showing);
  const counts = await cachedFacetCounts(db, query, meant?.matching ?? null, showing.keptSeconds);
  return facetsOf(counts, query, tree, showing.locale);
}

interface Prepared {
  query: ListingQuery;
  tree: CategoryRow[];
  meant: Understanding | null;
}

async function prepare(
  db: Database,
  asked: ListingQuery,
  { locale, keptSeconds }: Listed,
): Promise<Prepared> {
  const { keyword } = asked;
  const [tree, meant] = await Promise.all([
    readCategories(db),
    keyword?.trim() ? cachedUnderstanding(db, keyword, locale, keptSeconds) : null,
  ]);
  const low = asked.price_min ?? meant?.price_min ?? undefined;
  const high = asked.price_max ?? meant?.price_max ?? undefined;
  const swapped = low !== undefined && high !== undefined && low > high;
  return {
    query: {
      ...asked,
      category_id: deepestOf(asked.category_id ?? [], tree),
      price_min: swapped ? high : low,
      price_max: swapped ? low : high,
    },
    tree,
    meant,
  };
}
