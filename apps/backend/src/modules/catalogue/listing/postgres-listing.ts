import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { cached } from "./cache.ts";
import { cachedFacetCounts } from "./facets.ts";
import type { ListingQuery, ListSource } from "./filters.ts";
import { cachedUnderstanding, understand, type Understanding } from "./keyword.ts";
import { MOST_HITS, type Listing } from "./listing.ts";
import { readPage } from "./page.ts";
import { suggestionsFor } from "./suggestions.ts";

interface PostgresListingOptions {
  /** How old may be what an answer is made of: its counts, how its keyword is understood, the order of what that finds. */
  keptSeconds: number;
  /** See `MOST_HITS`. */
  mostHits?: number;
}

/** Lists and search by the tables that the catalogue's triggers keep: `product_index`, `product_documents`, `facet_groups`. */
export function postgresListing(
  db: Database,
  { keptSeconds, mostHits = MOST_HITS }: PostgresListingOptions,
): Listing {
  const sourceOf = async (asked: ListingQuery, locale: Locale) => {
    const { keyword } = asked;
    const meant = keyword?.trim() ? await cachedUnderstanding(db, keyword, locale, keptSeconds) : null;
    const source: ListSource = { query: priced(asked, meant), matching: meant?.matching ?? null, mostHits };
    return { source, meant };
  };
  return {
    products: async (asked, locale) => {
      const { source, meant } = await sourceOf(asked, locale);
      const [counts, ids] = await Promise.all([
        cachedFacetCounts(db, source, keptSeconds),
        readPage(db, source, asked, keptSeconds),
      ]);
      return { ids, counts, meant };
    },
    facets: async (asked, locale) => {
      const { source } = await sourceOf(asked, locale);
      return cachedFacetCounts(db, source, keptSeconds);
    },
    suggestions: (keyword, locale) => {
      const text = `${locale} ${keyword.trim()}`;
      return cached(db, { what: "suggestions", text, seconds: keptSeconds }, () =>
        suggestionsFor(db, keyword, locale, keptSeconds),
      );
    },
    spelling: async (keyword, locale) =>
      (await understand(db, keyword, locale, keptSeconds))?.suggestion ?? null,
  };
}

/** The query with the prices that its keyword names, the lower one first. */
function priced(asked: ListingQuery, meant: Understanding | null): ListingQuery {
  const low = asked.price_min ?? meant?.price_min ?? undefined;
  const high = asked.price_max ?? meant?.price_max ?? undefined;
  const isSwapped = low !== undefined && high !== undefined && low > high;
  return { ...asked, price_min: isSwapped ? high : low, price_max: isSwapped ? low : high };
}
