import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_TABS } from "./order-tabs.ts";
import {
  deliveryFailReason,
  NEUTRAL_RETURN_STATUSES,
  orderChanges,
  orderStatusLabel,
  orderTitle,
  type OrderStanding,
} from "./order-title.ts";
import { ComplaintStatus, OrderStatus, PaymentStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

const plain: OrderStanding = {
  order_status: "CREATED",
  payment_status: 0,
  return_status: null,
  cancel_status: null,
  complaint_status: null,
  complaint_feedback: null,
  refund_status: null,
  reason_not_refund: null,
  purchase_delivery_request: null,
};

const histories = (...reasons: (string | null)[]): OrderStanding["purchase_delivery_request"] => ({
  histories: reasons.map((reason, index) => ({
    id: index + 1,
    status: 9,
    note: reason === null ? null : { reason_delivery_fail: reason },
    created_at: `2026-11-${String(10 + index)}T00:00:00.000Z`,
  })),
});

const everything: OrderStanding = {
  ...plain,
  order_status: "COMPLETED",
  return_status: 9,
  purchase_delivery_request: histories("Người nhận không nghe máy"),
  cancel_status: 3,
  complaint_status: 5,
  complaint_feedback: { solution: "Gửi bù sản phẩm còn thiếu" },
  refund_status: 1,
};

describe("the priority of the all tab", () => {
  const steps: [string, Partial<OrderStanding>, string][] = [
    ["a delivery-failed return comes first", {}, "orders:title.delivery_failed"],
    ["then another return", { return_status: 5 }, "orders:title.return_processing"],
    ["then a cancellation", { return_status: null }, "orders:title.cancelled"],
    ["a cancelled return is neutral", { return_status: 2 }, "orders:title.cancelled"],
    ["a rejected return is neutral", { return_status: 4 }, "orders:title.cancelled"],
    ["then a complaint", { return_status: 4, cancel_status: null }, "orders:title.complaint_processing"],
    [
      "then a refund",
      { return_status: null, cancel_status: null, complaint_status: null },
      "orders:title.refund_approved",
    ],
    [
      "a refund with a reason against it is not refunded",
      {
        return_status: null,
        cancel_status: null,
        complaint_status: null,
        reason_not_refund: "Hàng đã qua sử dụng",
      },
      "orders:title.not_refunded",
    ],
    [
      "and otherwise the order itself",
      { return_status: null, cancel_status: null, complaint_status: null, refund_status: null },
      "orders:title.completed",
    ],
  ];
  it.each(steps)("%s", (_, change, key) => {
    expect(orderTitle({ ...everything, ...change }).titleKey).toBe(key);
  });

  it("always finds a title, and asks the later subjects only when the earlier are silent", () => {
    const maybe = <Value>(values: readonly Value[]) => fc.constantFrom<Value | null>(null, ...values);
    const standing = fc.record({
      order_status: fc.constantFrom(...Object.values(OrderStatus)),
      payment_status: fc.constantFrom(...Object.values(PaymentStatus)),
      return_status: maybe(Object.values(ReturnStatus)),
      cancel_status: maybe([1, 2, 3] as const),
      complaint_status: maybe(Object.values(ComplaintStatus)),
      complaint_feedback: fc.constantFrom(null, { solution: null }, { solution: "Đổi hàng" }),
      refund_status: maybe(Object.values(RefundStatus)),
      reason_not_refund: fc.constantFrom(null, "", "Quá hạn"),
      purchase_delivery_request: fc.constantFrom(null, histories("Sai địa chỉ")),
    });
    fc.assert(
      fc.property(standing, (order) => {
        const { titleKey, subtitle } = orderTitle(order);
        const returned =
          order.return_status !== null && !NEUTRAL_RETURN_STATUSES.includes(order.return_status);
        const expected =
          order.return_status === 9
            ? /title\.delivery_failed$/
            : returned
              ? /title\.return_/
              : order.cancel_status !== null
                ? /title\.cancelled$/
                : order.complaint_status !== null
                  ? /title\.complaint_/
                  : order.refund_status !== null
                    ? /title\.(refund_|not_refunded)/
                    : /title\.(?!return_|complaint_|refund_|not_refunded|delivery_failed)/;
        expect(titleKey).toMatch(expected);
        expect(subtitle?.text).not.toBe("");
      }),
    );
  });
});

describe("the subtitle", () => {
  it("tells why the delivery failed", () => {
    expect(orderTitle(everything).subtitle).toEqual({
      kind: "delivery_fail_reason",
      text: "Người nhận không nghe máy",
    });
  });

  it("tells the solution of a complaint", () => {
    expect(orderTitle({ ...everything, return_status: null, cancel_status: null }).subtitle).toEqual({
      kind: "solution",
      text: "Gửi bù sản phẩm còn thiếu",
    });
  });

  it("is not there when nobody said anything", () => {
    expect(orderTitle({ ...everything, purchase_delivery_request: null })).not.toHaveProperty("subtitle");
    expect(
      orderTitle({ ...plain, complaint_status: 0, complaint_feedback: { solution: " " } }),
    ).not.toHaveProperty("subtitle");
  });
});

describe("the reason of a failed delivery", () => {
  it("is the newest entry's that has one, whatever the order of the list", () => {
    expect(deliveryFailReason({ purchase_delivery_request: histories("cũ", "mới", null) })).toBe("mới");
    expect(deliveryFailReason({ purchase_delivery_request: histories("cũ", "mới", "  ") })).toBe("mới");
  });

  it("is null without history", () => {
    expect(deliveryFailReason(plain)).toBeNull();
    expect(deliveryFailReason({ purchase_delivery_request: histories(null) })).toBeNull();
  });
});

describe("an order of its own", () => {
  it.each(
    Object.entries({
      PENDING_CONFIRM: "pending_confirm",
      CREATED: "created",
      CONFIRMED: "confirmed",
      TO_RECEIVE: "to_receive",
      DELIVERED: "delivered",
      COMPLETED: "completed",
      CANCELLED: "cancelled",
    } as const),
  )("%s", (status, key) => {
    const order_status = status as OrderStanding["order_status"];
    expect(orderTitle({ ...plain, order_status }).titleKey).toBe(`orders:title.${key}`);
  });

  it("says that its payment failed while it waits for one", () => {
    const order = { ...plain, order_status: "PENDING_CONFIRM", payment_status: 2 } as const;
    expect(orderTitle(order).titleKey).toBe("orders:title.payment_failed");
    expect(orderTitle({ ...order, order_status: "CANCELLED" }).titleKey).toBe("orders:title.cancelled");
  });
});

describe("the history", () => {
  const entries = (...steps: (readonly [OrderStatus, PaymentStatus | null])[]) =>
    steps.map(([status_update, payment_status], index) => ({
      id: index + 1,
      status_update,
      payment_status,
      create_at: `2026-11-21T09:${String(index).padStart(2, "0")}:00.000Z`,
    }));
  const { pendingConfirm, created, delivered } = OrderStatus;
  const { pending, complete, failed } = PaymentStatus;

  it.each([
    {
      what: "a payment that failed and was tried again",
      steps: entries(
        [pendingConfirm, pending],
        [pendingConfirm, failed],
        [pendingConfirm, pending],
        [created, complete],
      ),
      said: ["created", "pending_confirm", "payment_failed", "pending_confirm"],
    },
    {
      what: "no step where only the cash came in",
      steps: entries([created, pending], [delivered, pending], [delivered, complete]),
      said: ["delivered", "created"],
    },
    {
      what: "a wait once, when nothing is known of the payment",
      steps: entries([pendingConfirm, null], [pendingConfirm, pending]),
      said: ["pending_confirm"],
    },
    { what: "nothing of nothing", steps: [], said: [] },
  ])("tells $what", ({ steps, said }) => {
    const told = orderChanges(steps).map((entry) => orderStatusLabel(entry.status_update, entry).labelKey);
    expect(told).toEqual(said.map((key) => `orders:title.${key}`));
  });
});

describe("the tab", () => {
  it.each([
    ["returned", "orders:title.return_rejected"],
    ["cancelled", "orders:title.cancelled"],
    ["complaint", "orders:title.complaint_processing"],
    ["refund", "orders:title.refund_approved"],
    ["all", "orders:title.cancelled"],
  ] as const)("%s speaks of its own subject first", (tab, key) => {
    expect(orderTitle({ ...everything, return_status: 4 }, tab).titleKey).toBe(key);
  });

  it("changes nothing where the order has nothing to say about it", () => {
    for (const tab of ORDER_TABS) expect(orderTitle(plain, tab).titleKey).toBe("orders:title.created");
  });
});
