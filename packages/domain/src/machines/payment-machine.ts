import { PaymentStatus } from "../statuses.ts";
import type { Machine } from "./machine.ts";

const { pending, complete, failed } = PaymentStatus;

/**
 * The payment of an order. Spec §4 names the statuses; the transitions are our choice. The gateway decides an online payment, even after
 * it failed if the order is still waiting; the carrier collects cash; a failed payment becomes pending again when the customer retries it.
 */
export const paymentMachine: Machine<PaymentStatus> = {
  name: "payment",
  states: Object.values(PaymentStatus),
  starts: [{ state: pending, actors: ["customer"] }],
  transitions: [
    { from: pending, to: complete, actors: ["gateway"], guards: ["online_payment"] },
    { from: pending, to: complete, actors: ["carrier"], guards: ["cash_on_delivery"] },
    { from: pending, to: failed, actors: ["gateway"], guards: ["online_payment"] },
    { from: failed, to: complete, actors: ["gateway"], guards: ["online_payment", "order_awaits_payment"] },
    { from: failed, to: pending, actors: ["customer"], guards: ["order_awaits_payment"] },
  ],
};
