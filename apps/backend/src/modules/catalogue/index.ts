export { readCards } from "./cards.ts";
export { returnToDeal, takeFromDeal, type VariantPrice, variantPrices } from "./prices.ts";
export { tenantSummaryOf } from "./shop-presenter.ts";
