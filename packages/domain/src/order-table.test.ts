import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NEUTRAL_RETURN_STATUSES, orderSteps, orderTitle, type OrderStanding } from "./order-table.ts";
import { ORDER_TABS } from "./order-tabs.ts";
import { ComplaintStatus, OrderStatus, PaymentStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

const plain: OrderStanding = {
  order_status: "CREATED",
  delivery_type: "normal",
  payment_status: 0,
  return_status: null,
  return_creator_type: null,
  reason_delivery_fail: null,
  cancel_status: null,
  payment_expired: false,
  complaint_status: null,
  complaint_feedback: null,
  evidence_deadline: null,
  refund_status: null,
  reason_not_refund: null,
};

const everything: OrderStanding = {
  ...plain,
  order_status: "COMPLETED",
  return_status: 9,
  return_creator_type: 1,
  reason_delivery_fail: "Khách hẹn lại hôm khác",
  cancel_status: 3,
  complaint_status: 5,
  complaint_feedback: { solution: "Gửi bù sản phẩm còn thiếu" },
  refund_status: 1,
};

describe("order title on the all tab, by priority", () => {
  const steps: [string, Partial<OrderStanding>, string][] = [
    ["a delivery-failed return comes first", {}, "orders:title.return_delivery_failed"],
    ["of a parcel, it is the delivery", { return_creator_type: 3 }, "orders:title.delivery_failed"],
    [
      "also once the parcel is back at the shop",
      { return_creator_type: 3, return_status: 8 },
      "orders:title.delivery_failed",
    ],
    [
      "a parcel that goes out again is neutral",
      { return_creator_type: 3, return_status: 2 },
      "orders:title.cancelled",
    ],
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

  it("always exists, and comes from a later subject only when the earlier ones have none", () => {
    const maybe = <Value>(values: readonly Value[]) => fc.constantFrom<Value | null>(null, ...values);
    const standing = fc.record({
      order_status: fc.constantFrom(...Object.values(OrderStatus)),
      payment_status: fc.constantFrom(...Object.values(PaymentStatus)),
      return_status: maybe(Object.values(ReturnStatus)),
      cancel_status: maybe([1, 2, 3] as const),
      complaint_status: maybe(Object.values(ComplaintStatus)),
      complaint_feedback: fc.constantFrom(null, { solution: null }, { solution: "Đổi hàng" }),
      evidence_deadline: fc.constantFrom(null, "2026-11-21T08:30:00.000Z"),
      refund_status: maybe(Object.values(RefundStatus)),
      reason_not_refund: fc.constantFrom(null, "", "Quá hạn"),
      return_creator_type: fc.constantFrom(1, 3),
      reason_delivery_fail: fc.constantFrom(null, "Sai địa chỉ"),
      payment_expired: fc.constant(false),
      delivery_type: fc.constantFrom("normal", "go_to_mall"),
    });
    fc.assert(
      fc.property(standing, (order) => {
        const { titleKey, subtitle } = orderTitle(order);
        const returned =
          order.return_status !== null && !NEUTRAL_RETURN_STATUSES.includes(order.return_status);
        const expected =
          order.return_status === 9
            ? /title\.(return_)?delivery_failed$/
            : returned
              ? /title\.(return_|delivery_failed)/
              : order.cancel_status !== null
                ? /title\.cancelled$/
                : order.complaint_status !== null
                  ? /title\.complaint_|evidence_asked$/
                  : order.refund_status !== null
                    ? /title\.(refund_|not_refunded)/
                    : /title\.(?!return_|complaint_|refund_|not_refunded|delivery_failed)/;
        expect(titleKey).toMatch(expected);
        expect(orderSteps(order).length).toBeGreaterThan(0);
        expect(subtitle?.text).not.toBe("");
      }),
    );
  });
});

describe("subtitle of an order", () => {
  it.each([
    ["a parcel that could not be delivered", { return_creator_type: 3 }],
    ["a parcel that is back at the shop", { return_creator_type: 3, return_status: 3 }],
    ["a return that could not be collected", {}],
  ] as const)("shows the failure reason of %s, from the return's history", (_, change) => {
    expect(orderTitle({ ...everything, ...change }).subtitle).toEqual({
      kind: "delivery_fail_reason",
      text: "Khách hẹn lại hôm khác",
    });
  });

  it("shows the solution of a complaint", () => {
    expect(orderTitle({ ...everything, return_status: null, cancel_status: null }).subtitle).toEqual({
      kind: "solution",
      text: "Gửi bù sản phẩm còn thiếu",
    });
  });

  it("is absent without a reason or solution", () => {
    expect(orderTitle({ ...everything, reason_delivery_fail: null })).not.toHaveProperty("subtitle");
    expect(
      orderTitle({ ...plain, complaint_status: 0, complaint_feedback: { solution: " " } }),
    ).not.toHaveProperty("subtitle");
  });
});

describe("an order whose complaint waits for evidence", () => {
  const waiting = { ...plain, complaint_status: 0, evidence_deadline: "2026-11-21T08:30:00.000Z" } as const;

  it.each(["all", "complaint"] as const)("says so on the %s tab instead of the complaint's status", (tab) => {
    const { titleKey, tone } = orderTitle(waiting, tab);
    expect([titleKey, tone]).toEqual(["aftersales:complaint.status.evidence_asked", "warning"]);
  });

  it("is titled by its return while one is under way", () => {
    expect(orderTitle({ ...waiting, return_status: 1 }).titleKey).toBe("orders:title.return_approved");
  });
});

describe("an order that expired unpaid", () => {
  const expired = { ...plain, order_status: "CANCELLED", cancel_status: 1, payment_expired: true } as const;

  it("is titled cancelled, with the expired payment as the reason", () => {
    for (const tab of ["all", "cancelled"] as const) {
      expect(orderTitle(expired, tab)).toEqual({
        titleKey: "orders:title.cancelled",
        tone: "neutral",
        reasonKey: "orders:card.payment_expired",
      });
    }
  });

  it("has no such reason when somebody cancelled it", () => {
    expect(orderTitle({ ...expired, payment_expired: false })).not.toHaveProperty("reasonKey");
  });
});

describe("a partly returned order", () => {
  const part = { ...plain, order_status: "DELIVERED", return_status: 3, return_creator_type: 1 } as const;

  it.each(["all", "returned"] as const)(
    "is titled a partial return on the %s tab, unlike a full return",
    (tab) => {
      expect(orderTitle(part, tab).titleKey).toBe("orders:title.return_part_completed");
      expect(orderTitle({ ...part, cancel_status: 2 }, tab).titleKey).toBe("orders:title.return_completed");
    },
  );
});

describe("an order without requests", () => {
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
  )("has its own title in status %s", (status, key) => {
    const order_status = status as OrderStanding["order_status"];
    expect(orderTitle({ ...plain, order_status }).titleKey).toBe(`orders:title.${key}`);
  });

  it("is titled payment failed only while it awaits payment", () => {
    const order = { ...plain, order_status: "PENDING_CONFIRM", payment_status: 2 } as const;
    expect(orderTitle(order).titleKey).toBe("orders:title.payment_failed");
    expect(orderTitle({ ...order, order_status: "CANCELLED" }).titleKey).toBe("orders:title.cancelled");
  });
});

describe("order title by tab", () => {
  it.each([
    ["returned", "orders:title.return_rejected"],
    ["cancelled", "orders:title.cancelled"],
    ["complaint", "orders:title.complaint_processing"],
    ["refund", "orders:title.refund_approved"],
    ["all", "orders:title.cancelled"],
  ] as const)("on %s comes from the tab's own subject first", (tab, key) => {
    expect(orderTitle({ ...everything, return_status: 4 }, tab).titleKey).toBe(key);
  });

  it("stays the same on every tab when the order has no other subject", () => {
    for (const tab of ORDER_TABS) expect(orderTitle(plain, tab).titleKey).toBe("orders:title.created");
  });
});

describe("next steps of an order", () => {
  const rejected = { return_status: 4, return_creator_type: 1 } as const;
  const back = {
    order_status: "CANCELLED",
    cancel_status: 3,
    return_status: 8,
    return_creator_type: 3,
  } as const;
  const expired = { order_status: "CANCELLED", cancel_status: 1, payment_expired: true } as const;
  const part = {
    order_status: "DELIVERED",
    payment_status: 1,
    return_status: 3,
    return_creator_type: 1,
    refund_status: 0,
  } as const;
  it.each<[string, Partial<OrderStanding>, string]>([
    ["an order that is fetched at the mall", { delivery_type: "go_to_mall" }, "next.created_at_mall"],
    [
      "the same, being packed",
      { delivery_type: "go_to_mall", order_status: "CONFIRMED" },
      "next.confirmed_at_mall",
    ],
    [
      "the same, ready for its customer",
      { delivery_type: "go_to_mall", order_status: "TO_RECEIVE" },
      "next.to_receive_at_mall",
    ],
    ["a delivered order", { order_status: "DELIVERED" }, "next.delivered"],
    [
      "one whose return was rejected offers a complaint and no return",
      { order_status: "DELIVERED", ...rejected },
      "next.delivered_return_rejected",
    ],
    ["the same, completed", { order_status: "COMPLETED", ...rejected }, "next.completed_return_rejected"],
    [
      "a parcel that goes out again",
      { order_status: "TO_RECEIVE", return_status: 2, return_creator_type: 3 },
      "next.to_receive_again",
    ],
    ["a parcel that is back and was not paid", back, "next.parcel_back money.nothing_paid"],
    [
      "a parcel that is back and was paid",
      { ...back, payment_status: 1, refund_status: 0 },
      "next.parcel_back money.on_the_way",
    ],
    [
      "a completed return is no open one",
      { ...part, cancel_status: 2, refund_status: 3 },
      "next.return_completed money.paid_back",
    ],
    ["an order that nobody paid in time", expired, "next.payment_expired money.nothing_paid"],
    [
      "one that was paid after all, too late",
      { ...expired, payment_status: 1, refund_status: 0 },
      "next.payment_expired money.on_the_way",
    ],
    ["a part that went back of a delivered order", part, "next.return_part_delivered money.on_the_way"],
    [
      "of a completed one",
      { ...part, order_status: "COMPLETED" },
      "next.return_part_completed money.on_the_way",
    ],
    [
      "a complaint about what was kept",
      { ...part, complaint_status: 5 },
      "next.return_part_complaint money.on_the_way",
    ],
    [
      "the same, resolved",
      { ...part, complaint_status: 3, refund_status: 3 },
      "next.return_part_delivered money.paid_back",
    ],
    [
      "a refused refund",
      {
        order_status: "CANCELLED",
        cancel_status: 1,
        payment_status: 1,
        refund_status: 2,
        reason_not_refund: "Thiếu hộp",
      },
      "next.cancelled money.refused",
    ],
    [
      "a transfer that came back",
      { order_status: "CANCELLED", cancel_status: 1, payment_status: 1, refund_status: 11 },
      "next.cancelled money.failed",
    ],
    [
      "a resolved complaint of an order that is not confirmed yet",
      { order_status: "DELIVERED", payment_status: 1, complaint_status: 3 },
      "next.complaint_done_delivered",
    ],
  ])("%s", (_, change, keys) => {
    const said = orderSteps({ ...plain, ...change }).map((key) =>
      key.replace("aftersales:order_detail.", ""),
    );
    expect(said.join(" ")).toBe(keys);
  });
});
