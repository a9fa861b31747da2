import type { OperationId } from "@sen/api";
import { concurrencyLimit } from "../concurrency-limit.ts";

/**
 * Operations that a replica may answer: the catalogue as everybody sees it. Nothing that a customer has just written is
 * among it, neither their orders, cart and saved coupons nor their reviews.
 */
export const catalogueReads: ReadonlySet<OperationId> = new Set([
  "listProducts",
  "filterProducts",
  "getProduct",
  "listRelatedProducts",
  "search",
  "listSearchFilters",
  "suggestSearch",
  "listSearchTargets",
  "listTopSearches",
  "listCategories",
  "listBanners",
  "listFlashDeals",
  "listMalls",
  "listAllMalls",
  "getMall",
  "listTenants",
  "getTenant",
] satisfies OperationId[]);

/**
 * Lets the catalogue be read, by fewer at a time than the connections of a pool (`connect`): browsing and searching, whoever does it
 * and from however many addresses, leave what buying needs. A storefront that makes pages is one client.
 */
export const catalogueQueue = concurrencyLimit(7, {
  waiting: 1_000,
  each: { running: 5, waiting: 300 },
  waitMs: 8_000,
});
