export { parcelOf, shipmentOf } from "./basket.ts";
export { cartLinesOf, readPurchasableCart, readCart } from "./cart.ts";
export { cartRefusalText } from "./cart-refusal.ts";
export { type Goods, tenantOfGoods } from "./goods.ts";
export {
  assertQuantity,
  reportedLimit,
  problemMessages,
  problemOf,
  type ReadLine,
  readLines,
  type WantedLine,
} from "./lines.ts";
export { addItemsToCart } from "./add-items.ts";
export { removePurchasedLines } from "./remove-purchased.ts";
