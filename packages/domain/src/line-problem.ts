import type { LineProblemCode } from "@sen/api";

/** The state of a line when it was added, and now. Prices are dong per unit. */
export interface LineThen {
  quantity: number;
  price: number;
  /** Whether the price was a flash deal's. */
  inDeal: boolean;
}
export interface LineNow {
  /** Whether product and variant are still on sale. */
  onSale: boolean;
  stock: number;
  price: number;
  inDeal: boolean;
  /** Quantity of the deal that this customer may still buy; null or missing if unlimited. */
  dealLeft?: number | null;
}

/** The worst problem of a line of a cart or checkout, or null. Used by the server and the screens. */
export function lineProblem(then: LineThen, now: LineNow): LineProblemCode | null {
  if (!now.onSale) return "unavailable";
  if (now.stock <= 0) return "sold_out";
  if (typeof now.dealLeft === "number" && now.dealLeft < Math.min(then.quantity, now.stock)) {
    return "deal_limit";
  }
  if (now.stock < then.quantity) return "not_enough_stock";
  if (then.inDeal && !now.inDeal && now.price > then.price) return "deal_ended";
  return now.price === then.price ? null : "price_changed";
}

/** Whether a line with this problem can still be bought as it is, at the current price. */
export function isBuyable(problem: LineProblemCode | null): boolean {
  return problem === null || problem === "price_changed" || problem === "deal_ended";
}
