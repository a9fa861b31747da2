import type { OperationId } from "@sen/api";

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
