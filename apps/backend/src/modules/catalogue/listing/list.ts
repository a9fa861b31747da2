import type { ProductListing, SearchSuggestion } from "@sen/api";
import { capProductCount } from "@sen/domain";
import { pageOf } from "../../../database/page-of.ts";
import type { Services } from "../../../services.ts";
import type { Locale } from "../../../texts/messages.ts";
import { readCards, type Showing } from "../cards.ts";
import { categoryTargetsOf, deepestOf, readCategories, withAllBelow, withBelow } from "../categories.ts";
import { facetsOf } from "./facets.ts";
import { MOST_PAGES, type PagedQuery } from "./listing.ts";
import { postgresListing } from "./postgres-listing.ts";

/**
 * The lists of the shop: the engine that finds products (replace it here), the database that their cards are read from, and the maximum age
 * of cached data about the whole shop.
 */
export function listsOf({ db, config }: Pick<Services, "db" | "config">) {
  const ttlSeconds = config.settings.LISTS_KEPT_SECONDS;
  return { db, listing: postgresListing(db, ttlSeconds), ttlSeconds };
}

export type Lists = ReturnType<typeof listsOf>;

/** A page of products with its facets. */
export async function listByFilters(
  { db, listing, ttlSeconds }: Lists,
  asked: PagedQuery,
  showing: Showing,
): Promise<ProductListing> {
  const tree = await readCategories(db, ttlSeconds);
  const chosen = deepestOf(asked.category_id ?? [], tree);
  const query = { ...asked, category_id: withAllBelow(chosen, tree) };
  const { ids, counts, meant } = await listing.products(query, showing.locale);
  const [cards, facets] = await Promise.all([
    readCards(db, ids, showing),
    facetsOf(db, counts, chosen, tree, showing.locale, ttlSeconds),
  ]);
  const page = pageOf(cards, asked, counts.total);
  const { suggestion, left_out, read_as, nearest } = meant;
  return {
    ...page,
    total: capProductCount(page.total),
    last_page: Math.min(MOST_PAGES, page.last_page),
    facets,
    suggestion,
    left_out,
    read_as,
    nearest: page.total > 0 ? [] : categoryTargetsOf(nearest, tree, showing.locale),
  };
}

/** Number of products per category, including its descendants. */
export async function countCategories(
  { db, listing, ttlSeconds }: Lists,
  locale: Locale,
): Promise<Map<number, number>> {
  const [{ counts }, tree] = await Promise.all([
    listing.products({ page: 1, per_page: 0 }, locale),
    readCategories(db, ttlSeconds),
  ]);
  return withBelow(counts.categories, tree);
}

/** Suggestions while typing, products with their current prices. */
export async function suggestByKeyword(
  { db, listing }: Lists,
  keyword: string,
  showing: Showing,
): Promise<SearchSuggestion[]> {
  const { names, products, sellers } = await listing.suggestions(keyword, showing.locale);
  const cards = (await readCards(db, products, showing)).map(
    ({ id, name, image_url, price_after_discount }) =>
      ({ kind: "product", text: name, id, image_url, price: price_after_discount }) as const,
  );
  return [...names, ...cards, ...sellers];
}
