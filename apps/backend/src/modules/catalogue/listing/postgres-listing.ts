import type { Database } from "../../../database/connect.ts";
import { countFacets, groupsOf } from "./groups.ts";
import { parseKeyword } from "./keyword.ts";
import { MOST_HITS, MOST_PAGES, type Listing, type ListingQuery } from "./listing.ts";
import { readHits, readPage } from "./pages.ts";
import { suggestionsFor } from "./suggestions.ts";

interface PostgresListingOptions {
  /** How old may be what is made of the whole shop: its counts, and the names of its things. */
  ttlSeconds: number;
  /** See `MOST_HITS`. */
  mostHits?: number;
}

/** Lists and search by the table `listing`. */
export function postgresListing(
  db: Database,
  { ttlSeconds, mostHits: most = MOST_HITS }: PostgresListingOptions,
): Listing {
  const parse = (keyword: string | undefined, locale: "vi" | "en") =>
    parseKeyword(db, keyword, locale, ttlSeconds);
  return {
    products: async ({ page, per_page, sort_by, first_mall_id, keyword, ...asked }, locale) => {
      const meant = await parse(keyword, locale);
      const query = priced(asked, meant?.prices);
      if (!meant) {
        const [groups, ids] = await Promise.all([
          groupsOf(db, query, most, ttlSeconds),
          readPage(db, query, { page, per_page, sort_by, first_mall_id }),
        ]);
        return { ids, counts: countFacets(groups, query), meant };
      }
      const end = page > MOST_PAGES ? 0 : page * per_page;
      const { groups, ids } = await readHits(db, query, meant.matching, { sort_by, first: end, most });
      return {
        ids: ids.slice(end - per_page, end),
        counts: countFacets({ groups, whole: null }, query),
        meant,
      };
    },
    facets: async ({ keyword, ...asked }, locale) => {
      const meant = await parse(keyword, locale);
      const query = priced(asked, meant?.prices);
      if (!meant) return countFacets(await groupsOf(db, query, most, ttlSeconds), query);
      const { groups } = await readHits(db, query, meant.matching, { first: 0, most });
      return countFacets({ groups, whole: null }, query);
    },
    suggestions: (keyword, locale) => suggestionsFor(db, keyword, locale, ttlSeconds),
    spelling: async (keyword, locale) => (await parse(keyword, locale))?.suggestion ?? null,
  };
}

/** The query with the prices that its keyword names, the lower one first. */
function priced(
  asked: ListingQuery,
  named = { min: null, max: null } as { min: number | null; max: number | null },
): ListingQuery {
  const low = asked.price_min ?? named.min ?? undefined;
  const high = asked.price_max ?? named.max ?? undefined;
  const isSwapped = low !== undefined && high !== undefined && low > high;
  return { ...asked, price_min: isSwapped ? high : low, price_max: isSwapped ? low : high };
}
