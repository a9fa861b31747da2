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
 * Limits concurrent catalogue reads to fewer than the pool's connections (`connect`), so that browsing and searching, from any number
 * of addresses, leave connections for buying. A storefront that renders pages counts as one client.
 */
export const catalogueQueue = concurrencyLimit(7, {
  waiting: 1_000,
  each: { running: 5, waiting: 300 },
  waitMs: 8_000,
});
