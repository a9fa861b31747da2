import type { OperationId } from "@sen/api";

/**
 * Operations that a replica may serve: the catalogue as everyone sees it. They include nothing that a customer may have just
 * written, such as orders, the cart, saved coupons or reviews.
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
