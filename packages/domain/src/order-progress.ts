import type { OrderDetail } from "@sen/api";
import { OrderStatus } from "./statuses.ts";

/** The steps of an order that goes well, in their order. */
export const ORDER_PROGRESS = ["placed", "confirmed", "shipped", "delivered", "completed"] as const;
export type OrderProgressName = (typeof ORDER_PROGRESS)[number];

/** One step: when it was reached; null where it was not yet, or never will be. */
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

/** How far an order has come, with the time of each step. One that was cancelled ends with that. */
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
