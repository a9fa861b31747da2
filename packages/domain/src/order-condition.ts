import type { Order } from "@sen/api";

/** The fields of an order that its conditions test. */
export type OrderFacts = Pick<
  Order,
  | "order_status"
  | "payment_status"
  | "return_status"
  | "return_creator_type"
  | "cancel_status"
  | "complaint_status"
  | "refund_status"
>;

/** Allowed values by field; fields that are not listed may have any value. */
export type OrderCondition<Facts = OrderFacts> = { readonly [Fact in keyof Facts]?: readonly Facts[Fact][] };

/** Whether an order meets a condition: each listed field has one of its values. */
export function meets<Facts>(order: Facts, condition: OrderCondition<Facts>): boolean {
  const named = Object.entries(condition) as [keyof Facts, readonly unknown[]][];
  return named.every(([fact, values]) => values.includes(order[fact]));
}
