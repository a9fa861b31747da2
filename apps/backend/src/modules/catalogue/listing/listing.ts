import type { DeliveryType, ProductListing, ProductSort, Query, SearchSuggestion } from "@sen/api";
import type { Locale } from "../../../texts/messages.ts";

/**
 * What lists and search need of an engine. It says which products and how many; cards, names and prices are read from the database. Here
 * PostgreSQL does it (`postgresListing`); any other must pass `test/listing-cases.ts`.
 */
export interface Listing {
  /** A page of products with its facets. A minimum price above the maximum is the two swapped. */
  products: (asked: ListingQuery & Paging, locale: Locale) => Promise<FoundProducts>;
  /** The counts alone. */
  facets: (asked: ListingQuery, locale: Locale) => Promise<FacetCounts>;
  /** What may be meant while typing; the last word may be unfinished. */
  suggestions: (keyword: string, locale: Locale) => Promise<Suggested>;
  /** The keyword that was meant, where the one typed finds nothing; null otherwise. */
  spelling: (keyword: string, locale: Locale) => Promise<string | null>;
}

type Asked = Query<"listProducts">;

/** What a list is narrowed to; categories with all below them. Spec §3, product listing filters. */
export type ListingQuery = {
  [Name in Exclude<keyof Asked, keyof Paging | "locale">]?: Asked[Name] | undefined;
};

/** Part of a list: which page, and in which order. */
export interface Paging {
  page: number;
  per_page: number;
  sort_by?: ProductSort;
  /** Products of this mall before the others, in a list by what sells best. */
  first_mall_id?: number | undefined;
}

/** How a keyword was taken, where there is one; `nearest` by the numbers of categories. */
export type Meant = Pick<ProductListing, "suggestion" | "left_out" | "read_as"> & { nearest: number[] };

/** A page of products. */
export interface FoundProducts {
  /** Of the page, in order; none behind the hundredth page. */
  ids: readonly number[];
  counts: FacetCounts;
  meant: Meant;
}

/** Products by the number of what they have in common. */
export type Counts = ReadonlyMap<number, number>;

/** Products of a list, and of each facet with all filters but its own: exact up to `MOST_COUNTED`, counted over at most `MOST_HITS`. */
export interface FacetCounts {
  total: number;
  /** By the category that products stand in, without those above. */
  categories: Counts;
  makers: Counts;
  malls: Counts;
  /** By the place in `priceBands`. */
  prices: Counts;
  /** By whole stars. */
  ratings: Counts;
  /** By the place in `deliveryTypes`. */
  delivery: Counts;
  shipping_discount: number;
}

/** What is offered under the search box, the likeliest first: names, products by their numbers, who sells them. */
export interface Suggested {
  names: SearchSuggestion[];
  products: number[];
  sellers: SearchSuggestion[];
}

/** Of more products that match, so many of those that come first are put in order and counted. */
export const MOST_HITS = 10_000;
/** Pages that a list has at most: who looks further narrows it or sorts it otherwise. */
export const MOST_PAGES = 100;
/** Their order is that of the bits of `listing.delivery` (`listing_rows()`). */
export const deliveryTypes: readonly DeliveryType[] = ["normal", "express", "shop", "go_to_mall"];
