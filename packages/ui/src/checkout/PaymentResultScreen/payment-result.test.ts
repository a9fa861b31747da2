import type { PaymentOutcome } from "@sen/api";
import { OrderStatus, PaymentMethod, PaymentStatus } from "@sen/domain";
import { expect, it } from "vitest";
import { unpaidDetail } from "../../fixtures/aftersales/order-detail.ts";
import { resultOfPayment } from "./payment-result.ts";

const failed: PaymentOutcome = {
  payment_status: PaymentStatus.failed,
  undecided: null,
  payment_gateway: null,
  payment_methods: [],
  orders: [{ ...unpaidDetail, order_status: OrderStatus.cancelled }],
};

it.each<[string, Partial<PaymentOutcome>]>([
  ["before it was paid", {}],
  ["after it was paid, so that Back announces no delivery", { payment_status: PaymentStatus.complete }],
  [
    "and was to be paid in cash",
    { orders: failed.orders.map((order) => ({ ...order, payment_method: PaymentMethod.cod })) },
  ],
])("an order that was cancelled %s is cancelled", (_when, payment) => {
  expect(resultOfPayment({ ...failed, ...payment })).toMatchObject({ outcome: "cancelled", toPay: null });
});
