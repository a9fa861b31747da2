import type { Database } from "../../../database/connect.ts";
import { countedOf, countFacets } from "./counting.ts";
import { parseKeyword } from "./keyword.ts";
import { MOST_HITS, type Listing } from "./listing.ts";
import { readHits, readPage } from "./pages.ts";
import { suggestionsFor } from "./suggestions.ts";

/**
 * Lists and search over the table `listing`. Data about the whole shop, such as counts and names, is cached for `ttlSeconds`.
 *
 * From a keyword to its products: `price-words` takes out the prices, `words` splits the rest, `reading` finds in it the names of
 * `vocabulary`, `matching` makes a `tsquery` of them. If that leaves words over, `spelling` tries others. `pages` reads the products,
 * `counting` counts them.
 */
export function postgresListing(db: Database, ttlSeconds: number, most = MOST_HITS): Listing {
  return {
    products: async ({ keyword, ...asked }, locale) => {
      const meant = await parseKeyword(db, keyword, locale, ttlSeconds);
      // The lower price first, whether from the filters or the keyword.
      const [low, high] = [asked.price_min ?? meant.prices.min, asked.price_max ?? meant.prices.max];
      const isSwapped = low !== undefined && high !== undefined && low > high;
      const query = { ...asked, price_min: isSwapped ? high : low, price_max: isSwapped ? low : high };
      const [counted, ids] = meant.matching
        ? await readHits(db, query, meant.matching, most)
        : await Promise.all([countedOf(db, query, most, ttlSeconds), readPage(db, query)]);
      return { ids, counts: countFacets(counted, query), meant };
    },
    suggestions: (keyword, locale) => suggestionsFor(db, keyword, locale, ttlSeconds),
  };
}
