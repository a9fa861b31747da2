import type { Order } from "@sen/api";

/** What of an order tells its standings apart. */
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

/** Which values each fact may have; a fact that is not named may have any. */
export type OrderCondition<Facts = OrderFacts> = { readonly [Fact in keyof Facts]?: readonly Facts[Fact][] };

/** Whether an order meets a condition: every fact that it names has one of the values. */
export function meets<Facts>(order: Facts, condition: OrderCondition<Facts>): boolean {
  const named = Object.entries(condition) as [keyof Facts, readonly unknown[]][];
  return named.every(([fact, values]) => values.includes(order[fact]));
}
