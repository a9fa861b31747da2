import type { OrderDetail, ReturnItem } from "@sen/api";
import { lineCost, shareInProportion } from "./money.ts";

/** The fields of an order that determine the value of returned goods. */
export type PaidOrder = Pick<OrderDetail, "order_tenant_final"> & {
  order_detail_items: readonly Pick<
    OrderDetail["order_detail_items"][number],
    "id" | "price_after_discount" | "quantity"
  >[];
};

/** All items of the order. */
export function allReturnItems({
  order_detail_items,
}: {
  order_detail_items: readonly { id: number; quantity: number }[];
}): ReturnItem[] {
  return order_detail_items.map(({ id, quantity }) => ({ order_detail_item_id: id, quantity }));
}

/** The order's lines that are returned, with the returned quantities. */
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

/** Whether these items cover the whole order. */
export function isWholeReturn(
  { order_detail_items }: Parameters<typeof allReturnItems>[0],
  items: readonly ReturnItem[],
): boolean {
  const pieces = piecesOf(items);
  return order_detail_items.every(({ id, quantity }) => (pieces.get(id) ?? 0) >= quantity);
}

/** An invalid returned item, by index. */
export interface WrongReturnItem {
  index: number;
  field: keyof ReturnItem;
}

/** The items that are not in the order, exceed its quantity, or are listed twice. */
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
 * The refund for returned items, in dong. The amount paid for the order, including coupons and delivery fee, is shared among its lines by
 * their cost, and a line's share among its pieces; remaining dong go to the largest remainders. However many returns an order is split into,
 * the refunds never exceed the amount paid, and returning everything refunds exactly that. The spec has the field but not its rule.
 *
 * @param before items returned earlier
 */
export function returnAmount(
  order: PaidOrder,
  items: readonly ReturnItem[],
  before: readonly ReturnItem[] = [],
): number {
  return worth(order, [...before, ...items]) - worth(order, before);
}

/** The total value of these pieces: their part of each line's share, rounded down until the line is complete. */
function worth(order: PaidOrder, items: readonly ReturnItem[]): number {
  const lines = order.order_detail_items;
  const costs = lines.map(({ price_after_discount, quantity }) => lineCost(price_after_discount, quantity));
  const isFree = costs.every((cost) => cost === 0);
  const weights = isFree ? lines.map(({ quantity }) => quantity) : costs;
  const shares = shareInProportion(order.order_tenant_final, weights);
  const pieces = piecesOf(items);
  return lines.reduce((sum, { id, quantity }, index) => {
    const back = Math.min(pieces.get(id) ?? 0, quantity);
    // In integers: a share times a quantity may exceed what a double represents exactly.
    return sum + Number((BigInt(shares[index] ?? 0) * BigInt(back)) / BigInt(quantity));
  }, 0);
}

/** The parts of a refund, in dong: goods plus delivery minus coupons equals the amount. */
export interface RefundBreakdown {
  /** The returned goods at their prices. */
  goods: number;
  /** Their share of the delivery fee. */
  delivery: number;
  /** Their share of all coupons. */
  coupons: number;
  amount: number;
}

/** Breaks a return's refund down: the goods' share of the delivery fee, by cost, and of the coupons. */
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
  // Dong left over from rounding the lines count towards the fee.
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
