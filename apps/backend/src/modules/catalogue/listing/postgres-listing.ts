import type { Database } from "../../../database/connect.ts";
import { countFacets, groupsOf } from "./groups.ts";
import { parseKeyword, type ParsedKeyword } from "./keyword.ts";
import { MOST_HITS, type Listing, type ListingQuery } from "./listing.ts";
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
  const products: Listing["products"] = async ({ keyword, ...asked }, locale) => {
    const meant = await parse(keyword, locale);
    const query = priced(asked, meant?.prices);
    if (meant) {
      const { groups, ids } = await readHits(db, query, meant.matching, asked, most);
      return { ids, counts: countFacets({ groups, whole: null }, query), meant };
    }
    const [groups, ids] = await Promise.all([
      groupsOf(db, query, most, ttlSeconds),
      readPage(db, query, asked),
    ]);
    return { ids, counts: countFacets(groups, query), meant };
  };
  return {
    products,
    facets: async (asked, locale) => (await products({ ...asked, page: 1, per_page: 0 }, locale)).counts,
    suggestions: (keyword, locale) => suggestionsFor(db, keyword, locale, ttlSeconds),
    spelling: async (keyword, locale) => (await parse(keyword, locale))?.suggestion ?? null,
  };
}

/** The query with the prices that its keyword names, the lower one first. */
function priced(asked: ListingQuery, named: ParsedKeyword["prices"] | undefined): ListingQuery {
  const low = asked.price_min ?? named?.min ?? undefined;
  const high = asked.price_max ?? named?.max ?? undefined;
  const isSwapped = low !== undefined && high !== undefined && low > high;
  return { ...asked, price_min: isSwapped ? high : low, price_max: isSwapped ? low : high };
}
