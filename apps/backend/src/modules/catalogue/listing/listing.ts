import type { DeliveryType, Facets, ProductListing, ProductSort, Query, SearchSuggestion } from "@sen/api";
import type { Locale } from "../../../texts/messages.ts";

/**
 * The engine behind lists and search. It returns product ids and counts; cards, names and prices are read from the database. The
 * implementation uses PostgreSQL (`postgresListing`); any other must pass `test/listing-cases.ts`.
 */
export interface Listing {
  /** A page of products with its facets. Swaps a minimum price above the maximum. */
  products: (asked: PagedQuery, locale: Locale) => Promise<FoundProducts>;
  /** Suggestions while typing; the last word may be incomplete. */
  suggestions: (keyword: string, locale: Locale) => Promise<Suggested>;
}

type Asked = Query<"listProducts">;

/** Filters of a list; categories include all descendants. Spec §3, product listing filters. */
export type ListingQuery = {
  [Name in Exclude<keyof Asked, keyof Paging | "locale">]?: Asked[Name] | undefined;
};

/** Page and order of a list. */
export interface Paging {
  page: number;
  per_page: number;
  sort_by?: ProductSort;
  /** Products of this mall come first when sorted by popularity. */
  first_mall_id?: number | undefined;
}

export type PagedQuery = ListingQuery & Paging;

/** How a keyword was understood, if there is one; `nearest` are category ids. */
export type Meant = Pick<ProductListing, "suggestion" | "left_out" | "read_as"> & { nearest: number[] };

/** A page of products. */
export interface FoundProducts {
  /** Ids on the page, in order; none beyond `MOST_PAGES`. */
  ids: readonly number[];
  counts: FacetCounts;
  meant: Meant;
}

/** Number of products by the id of a facet's option, its index in `priceBands` or `deliveryTypes`, or whole stars. */
export type Counts = ReadonlyMap<number, number>;

/** Counts of a list and its facets, each without its own filter, over at most `MOST_HITS` products; of categories without their descendants. */
export type FacetCounts = Record<Exclude<keyof Facets, "shipping_discount">, Counts> &
  Record<"shipping_discount" | "total", number>;

/** Suggestions below the search box, likeliest first: names, product ids, sellers. */
export interface Suggested {
  names: SearchSuggestion[];
  products: number[];
  sellers: SearchSuggestion[];
}

/** If more products match a keyword, only this many are sorted and counted, bestsellers first. */
export const MOST_HITS = 10_000;
/** Most pages of a list; to see more, customers filter or sort it. */
export const MOST_PAGES = 100;
/** In the bit order of `listing.delivery` (`listing_rows()`). */
export const deliveryTypes: readonly DeliveryType[] = ["normal", "express", "shop", "go_to_mall"];
