import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { cached } from "./cache.ts";
import { cachedFacetCounts } from "./facets.ts";
import type { ListingQuery, ListSource } from "./filters.ts";
import { cachedKeyword, parseKeyword, type ParsedKeyword } from "./keyword.ts";
import { MOST_HITS, type Listing } from "./listing.ts";
import { readPage } from "./page.ts";
import { suggestionsFor } from "./suggestions.ts";

interface PostgresListingOptions {
  /** How old may be what an answer is made of: its counts, how its keyword is understood, the order of what that finds. */
  ttlSeconds: number;
  /** See `MOST_HITS`. */
  mostHits?: number;
}

/** Lists and search by the tables that the catalogue's triggers keep: `product_index`, `product_documents`, `facet_groups`. */
export function postgresListing(
  db: Database,
  { ttlSeconds, mostHits = MOST_HITS }: PostgresListingOptions,
): Listing {
  const sourceOf = async (asked: ListingQuery, locale: Locale) => {
    const { keyword } = asked;
    const meant = keyword?.trim() ? await cachedKeyword(db, keyword, locale, ttlSeconds) : null;
    const source: ListSource = { query: priced(asked, meant), matching: meant?.matching ?? null, mostHits };
    return { source, meant };
  };
  return {
    products: async (asked, locale) => {
      const { source, meant } = await sourceOf(asked, locale);
      const [counts, ids] = await Promise.all([
        cachedFacetCounts(db, source, ttlSeconds),
        readPage(db, source, asked, ttlSeconds),
      ]);
      return { ids, counts, meant };
    },
    facets: async (asked, locale) => {
      const { source } = await sourceOf(asked, locale);
      return cachedFacetCounts(db, source, ttlSeconds);
    },
    suggestions: (keyword, locale) => {
      const text = `${locale} ${keyword.trim()}`;
      return cached(db, { what: "suggestions", text, seconds: ttlSeconds }, () =>
        suggestionsFor(db, keyword, locale, ttlSeconds),
      );
    },
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
