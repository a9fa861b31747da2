import type { Order } from "@sen/api";
import { AttachmentCreator } from "./attachments.ts";
import { CancellationKind } from "./enumerations.ts";
import { meets, type OrderCondition, type OrderFacts } from "./order-condition.ts";
import type { OrderTab } from "./order-tabs.ts";
import {
  complaintTitles,
  evidenceTitle,
  notRefundedTitle,
  orderTitles,
  parcelTitles,
  partReturnedTitle,
  paymentFailedTitle,
  pickupTitle,
  refundTitles,
  returnTitles,
  type Title,
} from "./order-title.ts";
import { isComplaintOpen } from "./complaint.ts";
import { isRefundRefused } from "./refund.ts";
import { ComplaintStatus, OrderStatus, PaymentStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

/** The fields of an order that determine its title and next steps. */
export type OrderStanding = TableFacts &
  Pick<Order, "reason_delivery_fail" | "complaint_feedback" | "evidence_deadline" | "reason_not_refund">;

/** The fields of an order that select its row. */
type TableFacts = OrderFacts & Pick<Order, "payment_expired" | "delivery_type">;
type RowCondition = OrderCondition<TableFacts>;

/** A line below the title: a quoted text, and its kind. */
export interface OrderSubtitle {
  kind: "delivery_fail_reason" | "solution" | "not_refund_reason";
  text: string;
}

/** An order's status, for its card and its page. */
export interface OrderTitle extends Title {
  subtitle?: OrderSubtitle;
  /** Text key of the reason if the order ended automatically. */
  reasonKey?: ReasonKey;
}

type ReasonKey = "orders:card.payment_expired";

/** The subject of a row. A tab tries the rows of its own subject first. */
type Subject = "parcel" | "return" | "cancel" | "complaint" | "refund" | "order";

/** A row of the table: a condition, its title, and the next steps. */
interface OrderRow {
  about: Subject;
  when: RowCondition;
  title: Title;
  /** The kind of text shown below the title, if the order has one. */
  words?: OrderSubtitle["kind"];
  /** The reason shown below the title of all such orders. */
  reasonKey?: ReasonKey;
  /** The row only matches orders that have that text. */
  onlyWithWords?: true;
  /** The sentence about the next step; missing if there is only one about the money. */
  next?: NextKey;
  /** Whether a sentence about the money follows. */
  money?: true;
}

type NextKey =
  | `aftersales:order_detail.next.${
      | "pending_confirm"
      | "payment_failed"
      | "created"
      | "created_at_mall"
      | "confirmed"
      | "confirmed_at_mall"
      | "to_receive"
      | "to_receive_at_mall"
      | "to_receive_again"
      | "delivered"
      | "delivered_return_rejected"
      | "completed"
      | "completed_return_rejected"
      | "delivery_failed"
      | "parcel_back"
      | "return_approved"
      | "return_customer_approved"
      | "return_completed"
      | "return_part_delivered"
      | "return_part_completed"
      | "return_part_complaint"
      | "return_delivery_failed"
      | "complaint"
      | "complaint_done"
      | "complaint_done_delivered"
      | "payment_expired"
      | "cancelled"}`
  | `aftersales:return_detail.next.${"new" | "processing" | "customer_confirmed_delivered" | "shop_confirmed_received"}`;

type MoneyKey =
  `aftersales:order_detail.money.${"nothing_paid" | "on_the_way" | "failed" | "paid_back" | "refused"}`;

/** All text keys of next steps. */
export type OrderStepKey = NextKey | MoneyKey;

const ofReturn = <Name extends string>(name: Name) => `aftersales:return_detail.next.${name}` as const;
const next = <Name extends string>(name: Name) => `aftersales:order_detail.next.${name}` as const;

const bySystem = { return_creator_type: [AttachmentCreator.system] } as const;
const { pendingConfirm, created, confirmed, toReceive, delivered, completed, cancelled } = OrderStatus;

/** Undeliverable parcels. They have a return that the system opened, not the customer. */
const parcelRows: readonly OrderRow[] = [
  {
    about: "parcel",
    when: { ...bySystem, return_status: [ReturnStatus.deliveryFailed] },
    title: parcelTitles.failed,
    words: "delivery_fail_reason",
    next: next("delivery_failed"),
  },
  {
    about: "parcel",
    when: { ...bySystem, return_status: [ReturnStatus.shopConfirmedReceived, ReturnStatus.completed] },
    title: parcelTitles.failed,
    words: "delivery_fail_reason",
    next: next("parcel_back"),
    money: true,
  },
];

/**
 * Return statuses that do not determine the title. The spec says that there are two, but not which. An order with a cancelled or rejected
 * return shows its other status, so that a complaint raised after a rejected return is visible.
 */
export const NEUTRAL_RETURN_STATUSES: readonly ReturnStatus[] = [
  ReturnStatus.cancelled,
  ReturnStatus.rejected,
];

/** Neutral returns say nothing: the order shows its other status. */
const returnSteps: Partial<Record<ReturnStatus, Pick<OrderRow, "next" | "words" | "money">>> = {
  [ReturnStatus.new]: { next: ofReturn("new") },
  [ReturnStatus.processing]: { next: ofReturn("processing") },
  [ReturnStatus.customerConfirmedDelivered]: { next: ofReturn("customer_confirmed_delivered") },
  [ReturnStatus.shopConfirmedReceived]: { next: ofReturn("shop_confirmed_received") },
  [ReturnStatus.deliveryFailed]: { next: next("return_delivery_failed"), words: "delivery_fail_reason" },
  [ReturnStatus.approved]: { next: next("return_approved") },
  [ReturnStatus.customerApproved]: { next: next("return_customer_approved") },
  [ReturnStatus.completed]: { next: next("return_completed"), money: true },
};

const returnRow = (status: ReturnStatus): OrderRow => ({
  about: "return",
  when: { return_status: [status] },
  title: returnTitles[status],
  ...returnSteps[status],
});

const openComplaints = Object.values(ComplaintStatus).filter(isComplaintOpen);
const part = { return_status: [ReturnStatus.completed], cancel_status: [null] } as const;
const partRow = (step: NextKey, when: RowCondition): OrderRow => ({
  about: "return",
  when: { ...part, ...when },
  title: partReturnedTitle,
  next: step,
  money: true,
});

/** A partial return was completed: the order continues with the goods that were kept, which can be complained about. */
const partRows: readonly OrderRow[] = [
  partRow(next("return_part_complaint"), { complaint_status: openComplaints }),
  partRow(next("return_part_delivered"), { order_status: [delivered] }),
  partRow(next("return_part_completed"), { order_status: [completed] }),
];

const neutralReturnRows = NEUTRAL_RETURN_STATUSES.map(returnRow);
const returnRows = [
  ...partRows,
  ...Object.values(ReturnStatus)
    .filter((status) => !NEUTRAL_RETURN_STATUSES.includes(status))
    .map(returnRow),
];

const cancelRows: readonly OrderRow[] = [
  {
    about: "cancel",
    when: { payment_expired: [true] },
    title: orderTitles[cancelled],
    reasonKey: "orders:card.payment_expired",
    next: next("payment_expired"),
    money: true,
  },
  {
    about: "cancel",
    when: { cancel_status: [CancellationKind.deliveryFail] },
    title: orderTitles[cancelled],
    words: "delivery_fail_reason",
    next: next("parcel_back"),
    money: true,
  },
  {
    about: "cancel",
    when: { cancel_status: Object.values(CancellationKind) },
    title: orderTitles[cancelled],
    next: next("cancelled"),
    money: true,
  },
];

const complaintRow = (status: ComplaintStatus, step: NextKey, when: RowCondition = {}): OrderRow => ({
  about: "complaint",
  when: { complaint_status: [status], ...when },
  title: complaintTitles[status],
  words: "solution",
  next: step,
  money: true,
});

/** After a complaint is closed, the order continues where it was. */
const complaintRows: readonly OrderRow[] = [
  ...openComplaints.map((status) => complaintRow(status, next("complaint"))),
  ...[ComplaintStatus.completed, ComplaintStatus.cancelled].flatMap((status) => [
    complaintRow(status, next("complaint_done_delivered"), { order_status: [delivered] }),
    complaintRow(status, next("complaint_done")),
  ]),
];

const refundRows: readonly OrderRow[] = [
  {
    about: "refund",
    when: { refund_status: Object.values(RefundStatus) },
    title: notRefundedTitle,
    words: "not_refund_reason",
    onlyWithWords: true,
    money: true,
  },
  ...Object.values(RefundStatus).map((status): OrderRow => ({
    about: "refund",
    when: { refund_status: [status] },
    title: refundTitles[status],
    money: true,
  })),
];

const ownRow = (status: OrderStatus, step: NextKey, when: RowCondition = {}): OrderRow => ({
  about: "order",
  when: { order_status: [status], ...when },
  title: orderTitles[status],
  next: step,
});

const atMall = { delivery_type: ["go_to_mall"] } as const;
const rejected = { return_status: [ReturnStatus.rejected] } as const;

/** The order's own status. A failed online payment shows until the order is paid or cancelled. */
const ownRows: readonly OrderRow[] = [
  {
    ...ownRow(pendingConfirm, next("payment_failed"), { payment_status: [PaymentStatus.failed] }),
    title: paymentFailedTitle,
  },
  ownRow(pendingConfirm, next("pending_confirm")),
  // Goods picked up at the mall have no delivery address to change, and no carrier.
  ownRow(created, next("created_at_mall"), atMall),
  ownRow(created, next("created")),
  ownRow(confirmed, next("confirmed_at_mall"), atMall),
  ownRow(confirmed, next("confirmed")),
  ownRow(toReceive, next("to_receive_again"), { ...bySystem, return_status: [ReturnStatus.cancelled] }),
  { ...ownRow(toReceive, next("to_receive_at_mall"), atMall), title: pickupTitle },
  ownRow(toReceive, next("to_receive")),
  ownRow(delivered, next("delivered_return_rejected"), rejected),
  ownRow(delivered, next("delivered")),
  ownRow(completed, next("completed_return_rejected"), rejected),
  ownRow(completed, next("completed")),
  { ...ownRow(cancelled, next("cancelled")), money: true },
];

/**
 * All rows; the first match wins. Spec §4: a failed delivery, a return that is not neutral, a cancellation, a complaint, a refund, and
 * otherwise the order's own status.
 */
const ORDER_TABLE: readonly OrderRow[] = [
  ...parcelRows,
  ...returnRows,
  ...cancelRows,
  ...complaintRows,
  ...refundRows,
  ...ownRows,
];

/** The subject of a tab takes precedence on it: an order under "complaint" shows its complaint's status. */
const tabSubjects: Partial<Record<OrderTab, Subject>> = {
  returned: "return",
  cancelled: "cancel",
  complaint: "complaint",
  refund: "refund",
  delivery_failed: "parcel",
};

const said: Record<OrderSubtitle["kind"], (order: OrderStanding) => string | null | undefined> = {
  delivery_fail_reason: (order) => order.reason_delivery_fail,
  solution: (order) => order.complaint_feedback?.solution,
  not_refund_reason: (order) => order.reason_not_refund,
};

function subtitleOf(order: OrderStanding, { words }: OrderRow): OrderSubtitle | undefined {
  const text = words && said[words](order)?.trim();
  return words && text ? { kind: words, text } : undefined;
}

function rowOf(order: OrderStanding, tab: OrderTab): OrderRow {
  const subject = tabSubjects[tab];
  const rows = [...neutralReturnRows, ...ORDER_TABLE].filter(({ about }) => about === subject);
  const found = [...rows, ...ORDER_TABLE].find(
    (row) => meets(order, row.when) && (!row.onlyWithWords || subtitleOf(order, row) !== undefined),
  );
  if (!found) throw new RangeError(`No row for the order status ${order.order_status}`);
  return found;
}

/** The status title of an order, with its subtitle. Spec §4, order tab filter. */
export function orderTitle(order: OrderStanding, tab: OrderTab = "all"): OrderTitle {
  const row = rowOf(order, tab);
  const subtitle = subtitleOf(order, row);
  const { reasonKey } = row;
  const title = row.about === "complaint" && order.evidence_deadline !== null ? evidenceTitle : row.title;
  return { ...title, ...(subtitle && { subtitle }), ...(reasonKey && { reasonKey }) };
}

/** The fields of an order that determine what happens to its money. */
export type MoneyStanding = Pick<OrderStanding, "refund_status" | "reason_not_refund" | "payment_status">;

/** The text key of what happens to the money of an order that ended early or has a complaint; null if there is nothing to say. */
export function moneyStep({
  refund_status,
  reason_not_refund,
  payment_status,
}: MoneyStanding): MoneyKey | null {
  if (refund_status === null) {
    return payment_status === PaymentStatus.complete ? null : "aftersales:order_detail.money.nothing_paid";
  }
  if (isRefundRefused({ status: refund_status, reason_not_refund })) {
    return "aftersales:order_detail.money.refused";
  }
  if (refund_status === RefundStatus.completed) return "aftersales:order_detail.money.paid_back";
  if (refund_status === RefundStatus.failed) return "aftersales:order_detail.money.failed";
  return "aftersales:order_detail.money.on_the_way";
}

/** The text keys of an order's next steps, from the same row as its title. */
export function orderSteps(order: OrderStanding): OrderStepKey[] {
  const row = rowOf(order, "all");
  const money = row.money ? moneyStep(order) : null;
  return [row.next ?? null, money].filter((key) => key !== null);
}
