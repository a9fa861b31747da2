import type { LineProblemCode } from "@sen/api";

/** What was true of a line when it was put in, and what is true now. Prices are dong a piece. */
export interface LineThen {
  quantity: number;
  price: number;
  /** Whether a flash deal made that price. */
  inDeal: boolean;
}
export interface LineNow {
  /** Whether product and variant are still on sale at all. */
  onSale: boolean;
  stock: number;
  price: number;
  inDeal: boolean;
  /** Pieces of the deal that this customer may still buy; null or missing where there is no such limit. */
  dealLeft?: number | null;
}

/** What is wrong with a line of a cart or a payment, the worst first, or null. One rule for server and screens. */
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

/** Whether a line with this problem can still be bought as it is, at today's price. */
export function isBuyable(problem: LineProblemCode | null): boolean {
  return problem === null || problem === "price_changed" || problem === "deal_ended";
}
