import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isComplaintOpen } from "./complaint.ts";
import { CancellationKind, DELIVERY_TYPES } from "./enumerations.ts";
import {
  mainStep,
  offersAction,
  ORDER_ACTIONS,
  orderActions,
  type ActionableOrder,
} from "./order-actions.ts";
import { isReturnOpen } from "./return-request.ts";
import {
  ComplaintStatus,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
} from "./statuses.ts";

const order: ActionableOrder = {
  return_expired: false,
  order_status: OrderStatus.delivered,
  delivery_type: "normal",
  payment_method: PaymentMethod.cod,
  payment_status: PaymentStatus.complete,
  return_status: null,
  cancel_status: null,
  complaint_status: null,
  refund_status: null,
  vat_invoice: null,
};
const vat_invoice = {
  company_name: "Công ty TNHH Sen Việt",
  tax_code: "0312345678",
  company_address: "12 Nguyễn Huệ",
  email: "ketoan@example.com",
};
const cash = {
  id: PaymentMethod.cod,
  gateway: null,
  name: "Cash on delivery",
  description: "",
  available: true,
  unavailable_reason: null,
};
const online = { payment_method: PaymentMethod.online, payment_status: PaymentStatus.failed };

describe("actions of an order", () => {
  it.each<[string, Partial<ActionableOrder>, string]>([
    [
      "an online order whose payment failed",
      { ...online, order_status: "PENDING_CONFIRM" },
      "re_checkout pay_on_delivery change_address vat cancel",
    ],
    [
      "an online order that waits for its payment",
      { ...online, payment_status: 0, order_status: "PENDING_CONFIRM" },
      "re_checkout pay_on_delivery change_address vat cancel",
    ],
    [
      "one that costs more than the carrier collects in cash",
      { ...online, order_status: "PENDING_CONFIRM", payment_methods: [{ ...cash, available: false }] },
      "re_checkout change_address vat cancel",
    ],
    [
      "one that can be paid in cash",
      { ...online, order_status: "PENDING_CONFIRM", payment_methods: [cash] },
      "re_checkout pay_on_delivery change_address vat cancel",
    ],
    [
      "a paid order that waits for confirmation",
      { ...online, payment_status: 1, order_status: "PENDING_CONFIRM" },
      "change_address vat cancel",
    ],
    ["a created order", { order_status: "CREATED" }, "change_address vat cancel"],
    [
      "one that is fetched at the mall",
      { order_status: "CREATED", delivery_type: "go_to_mall" },
      "vat cancel",
    ],
    ["a confirmed order", { order_status: "CONFIRMED" }, "vat cancel"],
    ["an order on its way", { order_status: "TO_RECEIVE" }, "vat"],
    ["a delivered order", {}, "received return complaint vat"],
    ["a completed order", { order_status: "COMPLETED" }, "return complaint vat"],
    ["a cancelled order", { order_status: "CANCELLED" }, ""],
    ["one with an invoice asked for", { vat_invoice }, "received return complaint"],
    ["one with a new return", { return_status: 0 }, "vat"],
    ["one with a cancelled return", { return_status: 2 }, "received return complaint vat"],
    ["one with a rejected return", { return_status: 4 }, "received complaint vat"],
    ["one with a completed return", { return_status: 3, cancel_status: 2, refund_status: 0 }, ""],
    ["one of which a part went back", { return_status: 3, refund_status: 0 }, "received complaint vat"],
    [
      "one of which a part went back, completed",
      { order_status: "COMPLETED", return_status: 3, refund_status: 3 },
      "complaint vat",
    ],
    [
      "one with a complaint about what was kept",
      { return_status: 3, refund_status: 3, complaint_status: 5 },
      "vat",
    ],
    ["one whose delivery failed", { order_status: "TO_RECEIVE", return_status: 9 }, "vat"],
    ["one with a new complaint", { complaint_status: 0 }, "vat"],
    ["one with a compensating complaint", { complaint_status: 9 }, "vat"],
    ["one with a cancelled complaint", { complaint_status: 2 }, "received return complaint vat"],
    ["one with a resolved complaint", { complaint_status: 3 }, "received return vat"],
    ["one that is being refunded", { refund_status: 10 }, "received vat"],
  ])("for %s", (_what, change, actions) => {
    expect(orderActions({ ...order, ...change }).join(" ")).toBe(actions);
  });

  const anyOf = <Value>(table: Record<string, Value>) => fc.constantFrom(...Object.values(table));
  const orders = fc.record<ActionableOrder>({
    order_status: anyOf(OrderStatus),
    delivery_type: fc.constantFrom(...DELIVERY_TYPES),
    payment_method: anyOf(PaymentMethod),
    payment_status: anyOf(PaymentStatus),
    return_status: fc.option(anyOf(ReturnStatus)),
    cancel_status: fc.option(anyOf(CancellationKind)),
    complaint_status: fc.option(anyOf(ComplaintStatus)),
    refund_status: fc.option(anyOf(RefundStatus)),
    vat_invoice: fc.constantFrom(null, vat_invoice),
    return_expired: fc.boolean(),
  });

  it("never offer a second request while one is open", () => {
    fc.assert(
      fc.property(orders, (any) => {
        const open =
          (any.return_status !== null && isReturnOpen(any.return_status)) ||
          (any.complaint_status !== null && isComplaintOpen(any.complaint_status));
        const actions = orderActions(any);
        if (open) {
          expect(actions.filter((action) => ["return", "complaint", "received"].includes(action))).toEqual(
            [],
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it("offer no return after the return period", () => {
    fc.assert(
      fc.property(orders, (any) => {
        expect(offersAction({ ...any, return_expired: true }, "return")).toBe(false);
      }),
    );
  });

  it("never offer both cancel and return, and offer nothing once cancelled", () => {
    fc.assert(
      fc.property(orders, (any) => {
        const actions = orderActions(any);
        expect(actions.includes("cancel") && actions.includes("return")).toBe(false);
        if (any.order_status === "CANCELLED") expect(actions).toEqual([]);
        expect(ORDER_ACTIONS.filter((action) => offersAction(any, action))).toEqual(actions);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the main step of an order", () => {
  type Shown = Parameters<typeof mainStep>[0];
  const shown: Shown = { ...order, return_creator_type: null, items_to_review: [], reason_not_refund: null };
  it.each<[string, Partial<Shown>, string | null]>([
    ["pays what waits for its payment", { ...online, order_status: "PENDING_CONFIRM" }, "pay"],
    ["looks at the customer's return", { return_status: 1, return_creator_type: 1 }, "view_return"],
    [
      "looks at the money once the goods are back",
      { return_status: 3, return_creator_type: 1, cancel_status: 2, refund_status: 3 },
      "view_refund",
    ],
    [
      "looks at a transfer that failed before all else",
      { return_status: 1, return_creator_type: 1, refund_status: 11 },
      "view_refund",
    ],
    [
      "looks at an open complaint, and is no review",
      { complaint_status: 5, items_to_review: [1] },
      "view_complaint",
    ],
    [
      "reviews once the complaint is over",
      { order_status: "COMPLETED", complaint_status: 3, items_to_review: [1] },
      "review",
    ],
    [
      "looks at the money of a cancelled order",
      { order_status: "CANCELLED", cancel_status: 1, refund_status: 0 },
      "view_refund",
    ],
    [
      "is none once that has arrived",
      { order_status: "CANCELLED", cancel_status: 1, refund_status: 3 },
      null,
    ],
    [
      "is none where the money is refused",
      { order_status: "COMPLETED", refund_status: 0, reason_not_refund: "Used" },
      null,
    ],
    ["is none while the system's return is open", { return_status: 9, return_creator_type: 3 }, null],
    ["confirms what has arrived", { items_to_review: [1] }, "received"],
    ["reviews what is completed", { order_status: "COMPLETED", items_to_review: [1] }, "review"],
    ["is none once all is reviewed", { order_status: "COMPLETED" }, null],
    ["is none on the way", { order_status: "TO_RECEIVE" }, null],
  ])("%s", (_what, standing, step) => {
    expect(mainStep({ ...shown, ...standing })).toBe(step);
  });
});
