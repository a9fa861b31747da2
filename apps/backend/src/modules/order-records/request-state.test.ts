import {
  AttachmentCreator,
  CancellationKind,
  complaintMachine,
  ComplaintStatus,
  filterOfTab,
  isPartReturned,
  isTerminal,
  ORDER_TABS,
  orderActions,
  orderSteps,
  OrderStatus,
  orderTitle,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
  tabsOfOrder,
  type ActionableOrder,
  type OrderAction,
  type OrderStanding,
  type OrderStepKey,
  type OrderTab,
  type OrderTitleKey,
} from "@sen/domain";
import { eq, inArray, sql } from "../../database/drizzle.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { placed } from "../../../test/aftersales.ts";
import type { Case } from "../../../test/case/case.ts";
import { allJourneys } from "../../../test/case/journeys.ts";
import { useShop } from "../../../test/shop.ts";
import { orders } from "../../database/schema/index.ts";
import { filterCondition } from "./filters.ts";

type Standing = OrderStanding & ActionableOrder;

/** A test case as an order. */
function standingOf({
  order,
  cancelled,
  expired,
  payment,
  method,
  return: sentBack,
  refund,
  complaint,
}: Case): Standing {
  const hasFailed = sentBack?.status === ReturnStatus.deliveryFailed || sentBack?.bySystem === true;
  return {
    order_status: order,
    delivery_type: "normal",
    payment_method: method,
    payment_status: payment,
    return_status: sentBack?.status ?? null,
    return_creator_type:
      sentBack && (sentBack.bySystem ? AttachmentCreator.system : AttachmentCreator.customer),
    reason_delivery_fail: hasFailed ? "Không gặp khách" : null,
    cancel_status: cancelled,
    payment_expired: expired,
    complaint_status: complaint?.status ?? null,
    complaint_feedback: complaint?.solved ? { solution: "Gửi bù" } : null,
    evidence_deadline: null,
    refund_status: refund?.status ?? null,
    reason_not_refund: refund?.refused ? "Thiếu phụ kiện" : null,
    vat_invoice: null,
    return_expired: false,
  };
}

/** Every state that the shop's moves can reach, once. */
const reachable: readonly Standing[] = [
  ...new Map(
    allJourneys()
      .map(({ reached }) => standingOf(reached))
      .map((standing) => [JSON.stringify(standing), standing]),
  ).values(),
];

const { delivered, completed, cancelled, toReceive, pendingConfirm } = OrderStatus;
const isOneOf = <Value>(value: Value, ...values: readonly Value[]) => values.includes(value);
const hasArrived = ({ order_status }: Standing) => isOneOf<OrderStatus>(order_status, delivered, completed);
const ofParcel = ({ return_creator_type }: Standing) => return_creator_type === AttachmentCreator.system;
const parcelIsBack = (one: Standing) =>
  ofParcel(one) &&
  isOneOf<ReturnStatus | null>(one.return_status, ReturnStatus.shopConfirmedReceived, ReturnStatus.completed);
const returnIs =
  (...statuses: ReturnStatus[]) =>
  (one: Standing) =>
    hasArrived(one) && !ofParcel(one) && one.return_status !== null && statuses.includes(one.return_status);
const complaintIs =
  (...statuses: ComplaintStatus[]) =>
  (one: Standing) =>
    hasArrived(one) && one.complaint_status !== null && statuses.includes(one.complaint_status);
const refundIs =
  (...statuses: RefundStatus[]) =>
  (one: Standing) =>
    one.payment_status === PaymentStatus.complete &&
    one.refund_status !== null &&
    statuses.includes(one.refund_status);
const hasOpenComplaint = ({ complaint_status }: Standing) =>
  complaint_status !== null && !isTerminal(complaintMachine, complaint_status);
const isPart = (one: Standing) => isPartReturned(one) && !ofParcel(one);
const isBusy = (one: Standing) =>
  (one.return_status !== null &&
    !isOneOf(one.return_status, ReturnStatus.cancelled, ReturnStatus.rejected)) ||
  hasOpenComplaint(one);
/** Whether the order has this status and nothing else is going on with it. */
const plainly = (status: OrderStatus) => (one: Standing) => one.order_status === status && !isBusy(one);
const offered = (...wanted: OrderAction[]) => {
  return (one: Standing) => wanted.every((action) => orderActions(one).includes(action));
};
const both =
  (...claims: ((one: Standing) => boolean)[]) =>
  (one: Standing) =>
    claims.every((claim) => claim(one));

/** What each title claims. */
const titleClaims: Partial<Record<OrderTitleKey, (one: Standing) => boolean>> = {
  "orders:title.pending_confirm": both(
    plainly(pendingConfirm),
    (one) => one.payment_status === PaymentStatus.pending,
  ),
  "orders:title.payment_failed": both(
    plainly(pendingConfirm),
    (one) => one.payment_status === PaymentStatus.failed,
  ),
  "orders:title.created": plainly(OrderStatus.created),
  "orders:title.confirmed": plainly(OrderStatus.confirmed),
  "orders:title.to_receive": plainly(toReceive),
  "orders:title.delivered": plainly(delivered),
  "orders:title.completed": plainly(completed),
  "orders:title.cancelled": (one) => one.order_status === cancelled,
  "orders:title.delivery_failed": (one) =>
    !hasArrived(one) &&
    ofParcel(one) &&
    (one.return_status === ReturnStatus.deliveryFailed || parcelIsBack(one)),
  "orders:title.return_new": returnIs(ReturnStatus.new),
  "orders:title.return_approved": returnIs(ReturnStatus.approved),
  "orders:title.return_cancelled": returnIs(ReturnStatus.cancelled),
  "orders:title.return_part_completed": isPart,
  "orders:title.return_completed": both(returnIs(ReturnStatus.completed), (one) => !isPart(one)),
  "orders:title.return_rejected": returnIs(ReturnStatus.rejected),
  "orders:title.return_processing": returnIs(ReturnStatus.processing),
  "orders:title.return_customer_approved": returnIs(ReturnStatus.customerApproved),
  "orders:title.return_sent_back": returnIs(ReturnStatus.customerConfirmedDelivered),
  "orders:title.return_received": returnIs(ReturnStatus.shopConfirmedReceived),
  "orders:title.return_delivery_failed": returnIs(ReturnStatus.deliveryFailed),
  "orders:title.complaint_new": complaintIs(ComplaintStatus.new),
  "orders:title.complaint_cancelled": complaintIs(ComplaintStatus.cancelled),
  "orders:title.complaint_completed": complaintIs(ComplaintStatus.completed),
  "orders:title.complaint_processing": complaintIs(ComplaintStatus.processing, ComplaintStatus.compensating),
  "orders:title.refund_new": refundIs(RefundStatus.new),
  "orders:title.refund_approved": refundIs(RefundStatus.approved),
  "orders:title.refund_completed": refundIs(RefundStatus.completed),
  "orders:title.refund_transaction_pending": refundIs(RefundStatus.transactionPending),
  "orders:title.refund_failed": refundIs(RefundStatus.failed),
  "orders:title.not_refunded": refundIs(RefundStatus.cancelled),
};

/** What each next-step sentence claims: the order's status, and that the actions it mentions are offered. */
const stepClaims: Record<OrderStepKey, (one: Standing) => boolean> = {
  "aftersales:order_detail.next.pending_confirm": both(plainly(pendingConfirm), offered("re_checkout")),
  "aftersales:order_detail.next.payment_failed": both(plainly(pendingConfirm), offered("re_checkout")),
  "aftersales:order_detail.next.created": both(
    plainly(OrderStatus.created),
    offered("change_address", "cancel"),
  ),
  "aftersales:order_detail.next.created_at_mall": both(
    plainly(OrderStatus.created),
    offered("cancel"),
    (one) => !offered("change_address")(one),
  ),
  "aftersales:order_detail.next.confirmed": plainly(OrderStatus.confirmed),
  "aftersales:order_detail.next.confirmed_at_mall": plainly(OrderStatus.confirmed),
  "aftersales:order_detail.next.to_receive_at_mall": both(
    plainly(toReceive),
    (one) => one.return_status === null,
  ),
  "aftersales:order_detail.next.to_receive": both(plainly(toReceive), (one) => one.return_status === null),
  "aftersales:order_detail.next.to_receive_again": both(
    plainly(toReceive),
    ofParcel,
    (one) => one.return_status === ReturnStatus.cancelled,
  ),
  "aftersales:order_detail.next.delivered": both(
    plainly(delivered),
    offered("received", "return", "complaint"),
  ),
  "aftersales:order_detail.next.delivered_return_rejected": both(
    plainly(delivered),
    returnIs(ReturnStatus.rejected),
    offered("complaint"),
  ),
  "aftersales:order_detail.next.completed": plainly(completed),
  "aftersales:order_detail.next.completed_return_rejected": both(
    plainly(completed),
    returnIs(ReturnStatus.rejected),
    offered("complaint"),
  ),
  "aftersales:order_detail.next.delivery_failed": (one) =>
    one.order_status === toReceive && ofParcel(one) && one.return_status === ReturnStatus.deliveryFailed,
  "aftersales:order_detail.next.parcel_back": (one) =>
    one.order_status === cancelled &&
    one.cancel_status === CancellationKind.deliveryFail &&
    parcelIsBack(one),
  "aftersales:return_detail.next.new": returnIs(ReturnStatus.new),
  "aftersales:return_detail.next.processing": returnIs(ReturnStatus.processing),
  "aftersales:return_detail.next.customer_confirmed_delivered": returnIs(
    ReturnStatus.customerConfirmedDelivered,
  ),
  "aftersales:return_detail.next.shop_confirmed_received": returnIs(ReturnStatus.shopConfirmedReceived),
  "aftersales:order_detail.next.return_approved": returnIs(ReturnStatus.approved),
  "aftersales:order_detail.next.return_customer_approved": returnIs(ReturnStatus.customerApproved),
  "aftersales:order_detail.next.return_completed": both(
    returnIs(ReturnStatus.completed),
    (one) => !isPart(one),
  ),
  "aftersales:order_detail.next.return_part_delivered": both(
    isPart,
    (one) => one.order_status === delivered && !hasOpenComplaint(one),
    offered("received"),
  ),
  "aftersales:order_detail.next.return_part_completed": both(
    isPart,
    (one) => one.order_status === completed && !hasOpenComplaint(one),
  ),
  "aftersales:order_detail.next.return_part_complaint": both(isPart, hasOpenComplaint),
  "aftersales:order_detail.next.return_delivery_failed": returnIs(ReturnStatus.deliveryFailed),
  "aftersales:order_detail.next.complaint": complaintIs(
    ComplaintStatus.new,
    ComplaintStatus.processing,
    ComplaintStatus.compensating,
  ),
  "aftersales:order_detail.next.complaint_done": both(
    plainly(completed),
    complaintIs(ComplaintStatus.completed, ComplaintStatus.cancelled),
  ),
  "aftersales:order_detail.next.complaint_done_delivered": both(
    plainly(delivered),
    complaintIs(ComplaintStatus.completed, ComplaintStatus.cancelled),
    offered("received"),
  ),
  "aftersales:order_detail.next.cancelled": (one) =>
    one.order_status === cancelled && one.cancel_status === CancellationKind.cancel && !one.payment_expired,
  "aftersales:order_detail.next.payment_expired": (one) =>
    one.order_status === cancelled && one.payment_expired && one.payment_status !== PaymentStatus.complete,
  "aftersales:order_detail.money.nothing_paid": (one) =>
    one.refund_status === null && one.payment_status !== PaymentStatus.complete,
  "aftersales:order_detail.money.on_the_way": refundIs(
    RefundStatus.new,
    RefundStatus.approved,
    RefundStatus.transactionPending,
  ),
  "aftersales:order_detail.money.failed": refundIs(RefundStatus.failed),
  "aftersales:order_detail.money.paid_back": refundIs(RefundStatus.completed),
  "aftersales:order_detail.money.refused": refundIs(RefundStatus.cancelled),
};

describe("every order state that the shop's transitions can reach", () => {
  it("is one of more than a hundred", () => {
    expect(reachable.length).toBeGreaterThan(100);
  });

  it("has a title that is true on every tab it appears under", () => {
    for (const one of reachable) {
      for (const tab of tabsOfOrder(one)) {
        const { titleKey } = orderTitle(one, tab);
        expect([titleKey, tab, one, titleClaims[titleKey]?.(one)]).toEqual([titleKey, tab, one, true]);
      }
    }
  });

  it("shows only next-step sentences that are true of it and match its buttons", () => {
    const atMall = reachable.map((one) => ({ ...one, delivery_type: "go_to_mall" as const }));
    for (const one of [...reachable, ...atMall]) {
      const steps = orderSteps(one);
      expect(steps.length, JSON.stringify(one)).toBeGreaterThan(0);
      for (const key of steps) expect([key, one, stepClaims[key](one)]).toEqual([key, one, true]);
    }
  });

  it("covers every title and every next-step sentence", () => {
    const titles = new Set(
      reachable.flatMap((one) => ORDER_TABS.map((tab) => orderTitle(one, tab).titleKey)),
    );
    expect(Object.keys(titleClaims).filter((key) => !titles.has(key as OrderTitleKey))).toEqual([]);
    const steps = new Set(
      reachable.flatMap((one) => [
        ...orderSteps(one),
        ...orderSteps({ ...one, delivery_type: "go_to_mall" }),
      ]),
    );
    expect(Object.keys(stepClaims).filter((key) => !steps.has(key as OrderStepKey))).toEqual([]);
  });

  it("tells what happened to the money if the order ended early", () => {
    const ended = reachable.filter(
      (one) => one.order_status === cancelled || returnIs(ReturnStatus.completed)(one),
    );
    for (const one of ended) {
      expect(
        orderSteps(one).filter((key) => key.includes(".money.")),
        JSON.stringify(one),
      ).toHaveLength(1);
    }
  });

  it("appears under a tab besides “all”", () => {
    expect(reachable.filter((one) => tabsOfOrder(one).length < 2)).toEqual([]);
  });
});

describe("the list's filters in the database", async () => {
  const shop = await useShop();
  const ids: number[] = [];

  beforeAll(async () => {
    const like = await placed(shop);
    const columns = sql`customer_id, tenant_id, mall_id, tenant_name, tenant_image_url, delivery_type, order_tenant, delivery_fee, order_tenant_final`;
    for (const [index, one] of reachable.entries()) {
      const { rows } = await shop.db.execute<{ id: number }>(sql`
        insert into orders (code, order_status, payment_method, payment_status, return_status, return_creator_type, cancel_status,
          complaint_status, refund_status, ${columns})
        select ${`SEN-STANDING-${index}`}, ${one.order_status}, ${one.payment_method}::smallint, ${one.payment_status}::smallint,
          ${one.return_status}::smallint, ${one.return_creator_type}::smallint, ${one.cancel_status}::smallint,
          ${one.complaint_status}::smallint, ${one.refund_status}::smallint, ${columns}
        from orders where id = ${like} returning id`);
      ids.push(rows[0]?.id ?? 0);
    }
    await shop.db.delete(orders).where(eq(orders.id, like));
  });

  it.each(ORDER_TABS)(
    "return under %s exactly the orders that the domain package puts there",
    async (tab: OrderTab) => {
      const found = await shop.db
        .select({ id: orders.id })
        .from(orders)
        .where(sql`${inArray(orders.id, ids)} and ${filterCondition(filterOfTab(tab)) ?? sql`true`}`)
        .orderBy(orders.id);
      const expected = ids.filter((_, index) => {
        const one = reachable[index];
        return one !== undefined && tabsOfOrder(one).includes(tab);
      });
      expect(found.map(({ id }) => id)).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
    },
  );
});
