export { shipmentOf } from "./basket.ts";
export { cartLinesOf, readBasket, readCart } from "./cart.ts";
export { cartRefusalText } from "./cart-refusal.ts";
export { type Goods, goodsNames, tenantOfGoods } from "./goods.ts";
export {
  limitTold,
  problemMessages,
  problemOf,
  type ReadLine,
  readLines,
  refuseBeyondDeal,
  type WantedLine,
} from "./lines.ts";
export { putInCart } from "./put-in.ts";
export { takeBought } from "./take-bought.ts";
