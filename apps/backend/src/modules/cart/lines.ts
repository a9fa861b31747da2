import type { LineProblem, LineProblemCode } from "@sen/api";
import { lineProblem } from "@sen/domain";
import { type VariantPrice, variantPrices } from "../catalogue/index.ts";
import type { Queryable } from "../../database/connect.ts";
import { invalid } from "../../errors/errors.ts";
import { say, type Locale, type MessageCode } from "../../texts/messages.ts";
import { readGoods, type Goods } from "./goods.ts";

/** A line put into the cart, with the price that the customer saw. */
export interface WantedLine {
  cart_item_id: number | null;
  variant_id: number;
  quantity: number;
  /** Price per piece in dong, and whether it was a flash deal's. */
  price_seen: number;
  in_deal_seen: boolean;
}

/** A wanted line with its current state. Money in dong. */
export interface ReadLine extends WantedLine {
  goods: Goods;
  /** Null if it is no longer on sale. */
  now: VariantPrice | null;
  /** Current price per piece. */
  price: number;
  /** Pieces that this customer can buy now. */
  stock: number;
  problem: LineProblemCode | null;
}

/** Adds current prices and stock to a customer's lines, in their order. */
export async function readLines<Wanted extends WantedLine>(
  db: Queryable,
  wanted: readonly Wanted[],
  now: Date,
  customerId: number,
): Promise<(Wanted & ReadLine)[]> {
  const ids = [...new Set(wanted.map(({ variant_id }) => variant_id))];
  const [goods, prices] = await Promise.all([readGoods(db, ids), variantPrices(db, ids, now, customerId)]);
  return wanted.flatMap((line) => {
    const its = goods.get(line.variant_id);
    return its ? [{ ...line, goods: its, ...standing(line, its, prices.get(line.variant_id) ?? null) }] : [];
  });
}

function standing(line: WantedLine, goods: Goods, now: VariantPrice | null) {
  const price = now?.price_after_discount ?? goods.price_after_discount;
  const stock = Math.max(0, now?.stock ?? 0);
  const allowance = now?.deal?.allowance ?? null;
  const problem = lineProblem(
    { quantity: line.quantity, price: line.price_seen, inDeal: line.in_deal_seen },
    { onSale: now !== null, stock, price, inDeal: Boolean(now?.deal), dealLeft: allowance?.left ?? null },
  );
  return { now, price, stock: Math.min(stock, allowance?.left ?? stock), problem };
}

/** Message code of each problem. */
export const problemMessages = {
  sold_out: "SOLD_OUT",
  not_enough_stock: "NOT_ENOUGH_STOCK",
  price_changed: "PRICE_CHANGED",
  deal_ended: "DEAL_ENDED",
  deal_limit: "DEAL_LIMIT",
  unavailable: "UNAVAILABLE",
} as const satisfies Record<LineProblemCode, MessageCode>;

/** Throws if the quantity exceeds the stock, or what one customer may buy of the deal behind the price. */
export function assertQuantity({ now, stock }: Pick<ReadLine, "now" | "stock">, quantity: number): void {
  const allowance = now?.deal?.allowance ?? null;
  if (now !== null && allowance !== null && allowance.left < Math.min(quantity, now.stock)) {
    throw invalid("quantity", "DEAL_LIMIT", { limit: allowance.most });
  }
  if (quantity > stock) {
    throw invalid("quantity", stock > 0 ? "NOT_ENOUGH_STOCK" : "SOLD_OUT", { limit: stock });
  }
}

/** The number in the message of a line's problem. */
export function reportedLimit({ problem, stock, now }: Pick<ReadLine, "problem" | "stock" | "now">): number {
  return problem === "deal_limit" ? (now?.deal?.allowance?.most ?? stock) : stock;
}

/** The problem of a line, in the contract's shape. */
export function problemOf(line: ReadLine, locale: Locale): LineProblem | null {
  if (line.problem === null) return null;
  return {
    code: line.problem,
    message: say(problemMessages[line.problem], locale, { limit: reportedLimit(line) }),
    previous_price: line.price === line.price_seen ? null : line.price_seen,
    available_quantity: line.stock,
  };
}
