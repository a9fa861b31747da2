import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { cached } from "./cache.ts";
import { countFacets, groupsOf } from "./groups.ts";
import { cachedKeyword, parseKeyword, type ParsedKeyword } from "./keyword.ts";
import { MOST_HITS, MOST_PAGES, type Listing, type ListingQuery, type Paging } from "./listing.ts";
import { readHits, readPage, type Matching } from "./pages.ts";
import { suggestionsFor } from "./suggestions.ts";

interface PostgresListingOptions {
  /** How old may be what an answer is made of: the shop's counts, how its keyword is understood. */
  ttlSeconds: number;
  /** See `MOST_HITS`. */
  mostHits?: number;
}

/** A price that changed stands in searches after so many seconds. */
const FRESH_SECONDS = 2;
/** Of a search so many products are put in order at once. */
const HEAD = 240;

/** Lists and search by the table `listing`. */
export function postgresListing(
  db: Database,
  { ttlSeconds, mostHits: most = MOST_HITS }: PostgresListingOptions,
): Listing {
  const sourceOf = async (asked: ListingQuery, locale: Locale) => {
    const { keyword } = asked;
    const meant = keyword?.trim() ? await cachedKeyword(db, keyword, locale, ttlSeconds) : null;
    return { query: priced(asked, meant), meant };
  };
  const hitsOf = (query: ListingQuery, matching: Matching, first: number, sort_by: Paging["sort_by"]) => {
    const text = JSON.stringify([matching, { ...query, keyword: null }, sort_by, first, most]);
    const seconds = Math.min(ttlSeconds, FRESH_SECONDS);
    return cached(db, { what: "hits", text, seconds }, () =>
      readHits(db, query, matching, { sort_by, first, most }),
    );
  };
  return {
    products: async ({ page, per_page, sort_by, first_mall_id, ...asked }, locale) => {
      const { query, meant } = await sourceOf(asked, locale);
      if (!meant) {
        const [groups, ids] = await Promise.all([
          groupsOf(db, query, most, ttlSeconds),
          readPage(db, query, { page, per_page, sort_by, first_mall_id }),
        ]);
        return { ids, counts: countFacets(groups, query), meant };
      }
      const end = page > MOST_PAGES ? 0 : page * per_page;
      const { groups, ids } = await hitsOf(query, meant.matching, Math.max(HEAD, end), sort_by);
      return { ids: ids.slice(end - per_page, end), counts: countFacets(groups, query), meant };
    },
    facets: async (asked, locale) => {
      const { query, meant } = await sourceOf(asked, locale);
      const groups = meant
        ? (await hitsOf(query, meant.matching, 0, undefined)).groups
        : await groupsOf(db, query, most, ttlSeconds);
      return countFacets(groups, query);
    },
    suggestions: (keyword, locale) =>
      cached(db, { what: "suggestions", text: `${locale} ${keyword.trim()}`, seconds: ttlSeconds }, () =>
        suggestionsFor(db, keyword, locale, ttlSeconds),
      ),
    spelling: async (keyword, locale) =>
      (await parseKeyword(db, keyword, locale, ttlSeconds))?.suggestion ?? null,
  };
}

/** The query with the prices that its keyword names, the lower one first. */
function priced(asked: ListingQuery, meant: ParsedKeyword | null): ListingQuery {
  const low = asked.price_min ?? meant?.price_min ?? undefined;
  const high = asked.price_max ?? meant?.price_max ?? undefined;
  const isSwapped = low !== undefined && high !== undefined && low > high;
  return { ...asked, price_min: isSwapped ? high : low, price_max: isSwapped ? low : high };
}
