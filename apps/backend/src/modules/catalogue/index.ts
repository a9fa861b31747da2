export { bestSoldCards } from "./best-sold.ts";
export { serveChanges } from "./changes.ts";
export { readCards, type Showing } from "./cards.ts";
export { isOnSale } from "./on-sale.ts";
export { type DealPieces, returnToDeals, takeFromDeals, type VariantPrice, variantPrices } from "./prices.ts";
export { markBestsellers, refreshCatalogue } from "./refresh.ts";
export { tenantSummaryOf } from "./shop-presenter.ts";
