import type { OrderDetail, ReturnItem } from "@sen/api";
import { lineCost, shareInProportion } from "./money.ts";

/** What of an order decides what its goods are worth when they go back. */
export type PaidOrder = Pick<OrderDetail, "order_tenant_final"> & {
  order_detail_items: readonly Pick<
    OrderDetail["order_detail_items"][number],
    "id" | "price_after_discount" | "quantity"
  >[];
};

/** Everything that was ordered. */
export function allReturnItems({
  order_detail_items,
}: {
  order_detail_items: readonly { id: number; quantity: number }[];
}): ReturnItem[] {
  return order_detail_items.map(({ id, quantity }) => ({ order_detail_item_id: id, quantity }));
}

/** The order's lines that go back, each with as many pieces as do. */
export function returnedLines<Line extends { id: number; quantity: number }>(
  lines: readonly Line[],
  items: readonly ReturnItem[],
): Line[] {
  const pieces = piecesOf(items);
  return lines.flatMap((line) => {
    const quantity = pieces.get(line.id);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
}

/** Whether these are all pieces of the order. */
export function isWholeReturn(
  { order_detail_items }: Parameters<typeof allReturnItems>[0],
  items: readonly ReturnItem[],
): boolean {
  const pieces = piecesOf(items);
  return order_detail_items.every(({ id, quantity }) => (pieces.get(id) ?? 0) >= quantity);
}

/** What is wrong with one of the items that are to go back, by its place. */
export interface WrongReturnItem {
  index: number;
  field: keyof ReturnItem;
}

/** The items that the order does not have, has fewer pieces of, or that are named twice. */
export function wrongReturnItems(order: PaidOrder, items: readonly ReturnItem[]): WrongReturnItem[] {
  const seen = new Set<number>();
  return items.flatMap(({ order_detail_item_id: id, quantity }, index): WrongReturnItem[] => {
    const line = order.order_detail_items.find((one) => one.id === id);
    if (line === undefined || seen.has(id)) return [{ index, field: "order_detail_item_id" }];
    seen.add(id);
    return Number.isInteger(quantity) && quantity >= 1 && quantity <= line.quantity
      ? []
      : [{ index, field: "quantity" }];
  });
}

/**
 * What is paid back for the items that go back, in dong. What was paid for the order, coupons and delivery fee included,
 * is shared among its lines by their cost, and a line's share among its pieces; dong that are left over go to the largest
 * remainders. Whatever goes back in however many parts, the amounts never come to more than was paid, and all parts come
 * to exactly that. The spec has the field and does not show its rule.
 *
 * @param before what has gone back already
 */
export function returnAmount(
  order: PaidOrder,
  items: readonly ReturnItem[],
  before: readonly ReturnItem[] = [],
): number {
  return worth(order, [...before, ...items]) - worth(order, before);
}

/** What these pieces are worth together: a line's share for its first pieces, rounded down until it is complete. */
function worth(order: PaidOrder, items: readonly ReturnItem[]): number {
  const lines = order.order_detail_items;
  const costs = lines.map(({ price_after_discount, quantity }) => lineCost(price_after_discount, quantity));
  const isFree = costs.every((cost) => cost === 0);
  const weights = isFree ? lines.map(({ quantity }) => quantity) : costs;
  const shares = shareInProportion(order.order_tenant_final, weights);
  const pieces = piecesOf(items);
  return lines.reduce((sum, { id, quantity }, index) => {
    const back = Math.min(pieces.get(id) ?? 0, quantity);
    // In whole numbers: a share times a quantity may be more than a double counts exactly.
    return sum + Number((BigInt(shares[index] ?? 0) * BigInt(back)) / BigInt(quantity));
  }, 0);
}

/** How what comes back is made up, in dong. It adds up: goods and delivery, less the coupons, are the amount. */
export interface RefundBreakdown {
  /** At their prices. */
  goods: number;
  /** Their share of the delivery fee. */
  delivery: number;
  /** Their share of all coupons. */
  coupons: number;
  amount: number;
}

/** How the amount of a return is made up: the goods' share of the fee by their cost, and what the coupons took off. */
export function refundBreakdown(
  order: PaidOrder & Pick<OrderDetail, "order_tenant" | "delivery_fee">,
  items: readonly ReturnItem[],
): RefundBreakdown {
  const goods = returnedLines(order.order_detail_items, items).reduce(
    (sum, { price_after_discount, quantity }) => sum + lineCost(price_after_discount, quantity),
    0,
  );
  const amount = returnAmount(order, items);
  const share = order.order_tenant === 0 ? 0 : Math.floor((order.delivery_fee * goods) / order.order_tenant);
  // Dong that the rounding of the lines leaves over belong to the fee.
  const delivery = Math.max(share, amount - goods);
  return { goods, delivery, coupons: goods + delivery - amount, amount };
}

function piecesOf(items: readonly ReturnItem[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { order_detail_item_id: id, quantity } of items) {
    pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  }
  return pieces;
}
