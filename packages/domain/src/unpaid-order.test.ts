import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OrderStatus, PaymentMethod, PaymentStatus } from "./statuses.ts";
import {
  awaitsPayment,
  isPaidAgain,
  isPaymentOverdue,
  PAYMENT_TERM_MS,
  paymentDeadline,
  paymentDue,
  shownPaymentStatus,
} from "./unpaid-order.ts";

const order = {
  order_status: OrderStatus.pendingConfirm,
  payment_method: PaymentMethod.online,
  payment_status: PaymentStatus.pending,
} as const;

describe("an order awaiting payment", () => {
  it.each([
    ["before anything was paid", order, true],
    ["after a payment that failed", { ...order, payment_status: PaymentStatus.failed }, true],
    ["not once it is paid", { ...order, payment_status: PaymentStatus.complete }, false],
    ["not when it is paid on delivery", { ...order, payment_method: PaymentMethod.cod }, false],
    ["not once it is cancelled", { ...order, order_status: OrderStatus.cancelled }, false],
    ["not once it is created", { ...order, order_status: OrderStatus.created }, false],
  ])("%s", (_when, standing, waits) => {
    expect(awaitsPayment(standing)).toBe(waits);
  });

  it("is paid again only after a failed payment", () => {
    expect(Object.values(PaymentStatus).filter((payment_status) => isPaidAgain({ payment_status }))).toEqual([
      PaymentStatus.failed,
    ]);
  });

  it("is told as unpaid once it is cancelled, not as a payment that failed", () => {
    const failed = { ...order, payment_status: PaymentStatus.failed };
    expect(shownPaymentStatus(failed)).toBe(PaymentStatus.failed);
    expect(shownPaymentStatus({ ...failed, order_status: OrderStatus.cancelled })).toBe(
      PaymentStatus.pending,
    );
    const paid = { order_status: OrderStatus.cancelled, payment_status: PaymentStatus.complete };
    expect(shownPaymentStatus(paid)).toBe(PaymentStatus.complete);
  });

  it("can be paid for 24 hours, until just before the deadline", () => {
    expect(PAYMENT_TERM_MS).toBe(86_400_000);
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, max: new Date("2100-01-01") }), (createdAt) => {
        const deadline = paymentDeadline(createdAt);
        expect(isPaymentOverdue(createdAt, new Date(deadline.getTime() - 1))).toBe(false);
        expect(isPaymentOverdue(createdAt, deadline)).toBe(true);
      }),
    );
  });
});

describe("the payment due", () => {
  it("is the order's own total when it is paid alone", () => {
    expect(paymentDue({ order_tenant_final: 893_000, paid_together: [] })).toEqual({
      amount: 893_000,
      orders: 1,
    });
  });

  it("includes the other orders of the same payment", () => {
    const other = { id: 2, code: "SEN-261120-0043", order_tenant_final: 294_000 };
    const due = paymentDue({ order_tenant_final: 893_000, paid_together: [other, { ...other, id: 3 }] });
    expect(due).toEqual({ amount: 1_481_000, orders: 3 });
  });
});
