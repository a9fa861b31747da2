export { cartLinesOf } from "./cart.ts";
export { type Goods, goodsNames, tenantOfGoods } from "./goods.ts";
export { problemMessages, problemOf, type ReadLine, readLines, type WantedLine } from "./lines.ts";
