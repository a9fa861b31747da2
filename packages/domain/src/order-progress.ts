import type { OrderDetail } from "@sen/api";
import { OrderStatus } from "./statuses.ts";

/** The steps of a successful order, in order. */
const ORDER_PROGRESS = ["placed", "confirmed", "shipped", "delivered", "completed"] as const;
export type OrderProgressName = (typeof ORDER_PROGRESS)[number];

/** A step, and when it was reached; null if it was not yet, or never will be. */
export interface OrderProgressStep {
  name: OrderProgressName | "cancelled";
  /** ISO 8601. */
  at: string | null;
}

const statusOf = {
  confirmed: OrderStatus.confirmed,
  shipped: OrderStatus.toReceive,
  delivered: OrderStatus.delivered,
  completed: OrderStatus.completed,
} as const;

/** The progress of an order, with the time of each step. For a cancelled order, the last step is the cancellation. */
export function orderProgress({
  order_status,
  order_histories,
  created_at,
}: Pick<OrderDetail, "order_status" | "order_histories" | "created_at">): OrderProgressStep[] {
  const reached = (status: OrderStatus) =>
    order_histories.findLast((entry) => entry.status_update === status)?.create_at ?? null;
  const steps = ORDER_PROGRESS.map((name) => ({
    name,
    at: name === "placed" ? created_at : reached(statusOf[name]),
  }));
  if (order_status !== OrderStatus.cancelled) return steps;
  return [
    ...steps.filter(({ at }) => at !== null),
    { name: "cancelled", at: reached(OrderStatus.cancelled) },
  ];
}
