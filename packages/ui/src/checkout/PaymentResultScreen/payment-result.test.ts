import type { PaymentOutcome } from "@sen/api";
import { OrderStatus, PaymentMethod, PaymentStatus } from "@sen/domain";
import { describe, expect, it } from "vitest";
import { createdDetail, unpaidDetail } from "../../fixtures/aftersales/order-detail.ts";
import { resultOfPayment } from "./payment-result.ts";

const failed: PaymentOutcome = {
  payment_status: PaymentStatus.failed,
  undecided: null,
  payment_gateway: "simulated",
  payment_methods: [],
  orders: [unpaidDetail],
};
const cancelled = { ...unpaidDetail, order_status: OrderStatus.cancelled };

describe("the result of a payment", () => {
  it.each<[string, Partial<PaymentOutcome>, string]>([
    ["of an order that can be paid again", {}, "failed"],
    ["of an order cancelled before it was paid", { orders: [cancelled] }, "cancelled"],
    [
      "of an order cancelled after it was paid",
      { orders: [cancelled], payment_status: PaymentStatus.complete },
      "cancelled",
    ],
    [
      "of an order to be paid in cash and cancelled",
      { orders: [{ ...cancelled, payment_method: PaymentMethod.cod }] },
      "cancelled",
    ],
    ["of two orders, one of them cancelled", { orders: [cancelled, unpaidDetail] }, "failed"],
    [
      "of a cancelled order whose money is looked for",
      { orders: [cancelled], undecided: "checking" },
      "checking",
    ],
    ["of an order to be paid in cash", { orders: [createdDetail] }, "placed"],
  ])("%s", (_what, change, outcome) => {
    expect(resultOfPayment({ ...failed, ...change }).outcome).toBe(outcome);
  });
});
