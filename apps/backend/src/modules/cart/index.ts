export { shipmentOf } from "./basket.ts";
export { cartLinesOf, readBasket } from "./cart.ts";
export { type Goods, goodsNames, tenantOfGoods } from "./goods.ts";
export { problemMessages, problemOf, type ReadLine, readLines, type WantedLine } from "./lines.ts";
