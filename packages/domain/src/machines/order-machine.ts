import { OrderStatus } from "../statuses.ts";
import type { Machine } from "./machine.ts";

const { pendingConfirm, created, confirmed, toReceive, delivered, completed, cancelled } = OrderStatus;

/**
 * The order. Spec §4 names the statuses; the transitions are our choice. A cash-on-delivery order starts as created; an online order
 * waits for its payment and is cancelled if it is not paid in time. It can be cancelled until the parcel leaves the shop, and ends when an
 * undeliverable parcel is back there.
 */
export const orderMachine: Machine<OrderStatus> = {
  name: "order",
  states: Object.values(OrderStatus),
  starts: [
    { state: created, actors: ["customer"] },
    { state: pendingConfirm, actors: ["customer"] },
  ],
  transitions: [
    { from: pendingConfirm, to: created, actors: ["gateway"], guards: ["payment_complete"] },
    { from: pendingConfirm, to: created, actors: ["customer"], guards: ["cash_on_delivery"] },
    { from: pendingConfirm, to: cancelled, actors: ["customer", "tenant", "operator"] },
    { from: pendingConfirm, to: cancelled, actors: ["system"], guards: ["payment_overdue"] },
    { from: created, to: confirmed, actors: ["tenant", "operator"] },
    { from: created, to: cancelled, actors: ["customer", "tenant", "operator"] },
    { from: confirmed, to: toReceive, actors: ["tenant", "operator", "carrier"] },
    { from: confirmed, to: cancelled, actors: ["customer", "tenant", "operator"] },
    { from: toReceive, to: delivered, actors: ["carrier"], guards: ["no_return_in_the_way"] },
    { from: toReceive, to: cancelled, actors: ["tenant", "operator"], guards: ["parcel_came_back"] },
    {
      from: delivered,
      to: completed,
      actors: ["customer", "operator", "system"],
      guards: ["no_return_in_the_way"],
    },
  ],
};
