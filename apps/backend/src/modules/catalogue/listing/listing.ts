import type { SearchSuggestion } from "@sen/api";
import type { Locale } from "../../../texts/messages.ts";
import type { ListingQuery, Paging } from "./filters.ts";

/**
 * What lists and search need of an engine. It says which products and how many; their cards are read from the database. Here PostgreSQL
 * does it (`postgresListing`); any other must pass `test/listing-cases.ts`.
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

/** How a keyword was taken. The contract's `ProductListing` says more of each. */
export interface Meant {
  suggestion: string | null;
  left_out: readonly string[];
  read_as: readonly string[];
  /** Categories that come nearest where nothing is sold that was named. */
  nearest: readonly number[];
}

/** A page of products. */
export interface FoundProducts {
  /** Of the page, in order; none behind the hundredth page. */
  ids: readonly number[];
  counts: FacetCounts;
  /** Null without a keyword. */
  meant: Meant | null;
}

interface Counted {
  id: number;
  count: number;
}

/** Products of a list, and of each facet with all filters but its own: exact up to `MOST_COUNTED`, counted over at most `MOST_HITS`. */
export interface FacetCounts {
  total: number;
  /** By the category that products stand in, without those above. */
  categories: Counted[];
  makers: (Counted & { name: string })[];
  malls: (Counted & { name: string })[];
  /** By `price_band`. */
  prices: Counted[];
  /** Normal, express, shop, go to mall. */
  delivery: number[];
  shipping_discount: number;
}

/** What is offered under the search box, the likeliest first: names before products, products before those who sell them. */
export interface Suggested {
  names: SearchSuggestion[];
  products: number[];
  sellers: SearchSuggestion[];
}

/** A list and its facets are made of so many of the products that match, those that come first. */
export const MOST_HITS = 10_000;
