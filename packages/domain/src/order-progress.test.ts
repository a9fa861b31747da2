import { expect, it } from "vitest";
import { orderProgress } from "./order-progress.ts";
import { OrderStatus, PaymentStatus } from "./statuses.ts";

const created_at = "2026-11-20T02:00:00.000Z";
const entry = (id: number, status_update: OrderStatus, day: number) => ({
  id,
  status_update,
  payment_status: PaymentStatus.pending,
  create_at: `2026-11-${day}T02:00:00.000Z`,
});
const confirmed = entry(2, OrderStatus.confirmed, 21);

it("order progress has a time for each step reached and none for later steps", () => {
  const order = {
    order_status: OrderStatus.confirmed,
    order_histories: [confirmed, entry(1, OrderStatus.created, 20)],
    created_at,
  };
  expect(orderProgress(order)).toEqual([
    { name: "placed", at: created_at },
    { name: "confirmed", at: confirmed.create_at },
    { name: "shipped", at: null },
    { name: "delivered", at: null },
    { name: "completed", at: null },
  ]);
});

it("order progress ends with the cancellation and omits the steps never reached", () => {
  const order = {
    order_status: OrderStatus.cancelled,
    order_histories: [entry(3, OrderStatus.cancelled, 22), confirmed],
    created_at,
  };
  expect(orderProgress(order).map(({ name }) => name)).toEqual(["placed", "confirmed", "cancelled"]);
});
