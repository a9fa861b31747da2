import type { Order } from "@sen/api";
import { AttachmentCreator } from "./attachments.ts";
import { CancellationKind } from "./enumerations.ts";
import { meets, type OrderCondition, type OrderFacts } from "./order-condition.ts";
import type { OrderTab } from "./order-tabs.ts";
import {
  complaintTitles,
  notRefundedTitle,
  orderTitles,
  parcelTitles,
  partReturnedTitle,
  paymentFailedTitle,
  refundTitles,
  returnTitles,
  type Title,
} from "./order-title.ts";
import { isComplaintOpen } from "./complaint.ts";
import { isRefundRefused } from "./refund.ts";
import { ComplaintStatus, OrderStatus, PaymentStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

/** What of an order decides how it is called and what comes next. */
export type OrderStanding = TableFacts &
  Pick<Order, "reason_delivery_fail" | "complaint_feedback" | "reason_not_refund">;

/** What of an order tells the rows apart. */
type TableFacts = OrderFacts & Pick<Order, "payment_expired" | "delivery_type">;
type RowCondition = OrderCondition<TableFacts>;

/** A line below the title: somebody's own words, and what they are about. */
export interface OrderSubtitle {
  kind: "delivery_fail_reason" | "solution" | "not_refund_reason";
  text: string;
}

/** How an order stands, for its card and its page. */
export interface OrderTitle extends Title {
  subtitle?: OrderSubtitle;
  /** Text key of why it came to this, where nobody said anything: the order ended by itself. */
  reasonKey?: ReasonKey;
}

type ReasonKey = "orders:card.payment_expired";

/** What a row speaks of. On the tab of that subject its rows are asked first. */
type Subject = "parcel" | "return" | "cancel" | "complaint" | "refund" | "order";

/** One way an order can stand: what it is called, and what comes next. */
interface OrderRow {
  about: Subject;
  when: RowCondition;
  title: Title;
  /** Whose words stand below the title, where they said any. */
  words?: OrderSubtitle["kind"];
  /** What is said below the title of every such order. */
  reasonKey?: ReasonKey;
  /** The row is only for orders that have those words. */
  onlyWithWords?: true;
  /** The sentence that says what comes next; none where the money alone is to be told of. */
  next?: NextKey;
  /** Whether a sentence about the money follows. */
  money?: true;
}

type NextKey = `aftersales:order_detail.next.${
  | "pending_confirm"
  | "payment_failed"
  | "created"
  | "created_at_mall"
  | "confirmed"
  | "to_receive"
  | "to_receive_again"
  | "delivered"
  | "delivered_return_rejected"
  | "completed"
  | "completed_return_rejected"
  | "delivery_failed"
  | "parcel_back"
  | "return"
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
  | "cancelled"}`;

type MoneyKey =
  `aftersales:order_detail.money.${"nothing_paid" | "on_the_way" | "failed" | "paid_back" | "refused"}`;

/** Every text key of a sentence that says what comes next. */
export type OrderStepKey = NextKey | MoneyKey;

const next = <Name extends string>(name: Name) => `aftersales:order_detail.next.${name}` as const;

const bySystem = { return_creator_type: [AttachmentCreator.system] } as const;
const { pendingConfirm, created, confirmed, toReceive, delivered, completed, cancelled } = OrderStatus;

/** Parcels that could not be delivered: the system's return tells of them, and it is none of the customer's. */
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
 * Return statuses that leave the title to what comes after them. The spec says that there are two and not which:
 * with a cancelled or a rejected return the order shows what it otherwise is, so that a complaint raised after a
 * rejected return is seen.
 */
export const NEUTRAL_RETURN_STATUSES: readonly ReturnStatus[] = [
  ReturnStatus.cancelled,
  ReturnStatus.rejected,
];

const returnSteps: Partial<Record<ReturnStatus, Pick<OrderRow, "next" | "words" | "money">>> = {
  [ReturnStatus.deliveryFailed]: { next: next("return_delivery_failed"), words: "delivery_fail_reason" },
  [ReturnStatus.approved]: { next: next("return_approved") },
  [ReturnStatus.customerApproved]: { next: next("return_customer_approved") },
  [ReturnStatus.completed]: { next: next("return_completed"), money: true },
};

const returnRow = (status: ReturnStatus): OrderRow => ({
  about: "return",
  when: { return_status: [status] },
  title: returnTitles[status],
  next: next("return"),
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

/** A part of the order went back: the order goes on with what was kept, which can be complained about. */
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

/** A complaint that is closed lets the order go on where it was. */
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

const rejected = { return_status: [ReturnStatus.rejected] } as const;

/** The order's own status; an online order whose payment failed says so until it is paid or cancelled. */
const ownRows: readonly OrderRow[] = [
  {
    ...ownRow(pendingConfirm, next("payment_failed"), { payment_status: [PaymentStatus.failed] }),
    title: paymentFailedTitle,
  },
  ownRow(pendingConfirm, next("pending_confirm")),
  // What is fetched at the mall has no address to change.
  ownRow(created, next("created_at_mall"), { delivery_type: ["go_to_mall"] }),
  ownRow(created, next("created")),
  ownRow(confirmed, next("confirmed")),
  ownRow(toReceive, next("to_receive_again"), { ...bySystem, return_status: [ReturnStatus.cancelled] }),
  ownRow(toReceive, next("to_receive")),
  ownRow(delivered, next("delivered_return_rejected"), rejected),
  ownRow(delivered, next("delivered")),
  ownRow(completed, next("completed_return_rejected"), rejected),
  ownRow(completed, next("completed")),
  { ...ownRow(cancelled, next("cancelled")), money: true },
];

/**
 * Every way an order can stand, the first that it meets counts. Spec §4: a failed delivery, another return that is not neutral, a
 * cancellation, a complaint, a refund, and otherwise the order's own status.
 */
const ORDER_TABLE: readonly OrderRow[] = [
  ...parcelRows,
  ...returnRows,
  ...cancelRows,
  ...complaintRows,
  ...refundRows,
  ...ownRows,
];

/** What a tab is about speaks first on it: an order under "complaint" says how the complaint stands. */
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
  const { title, reasonKey } = row;
  return { ...title, ...(subtitle && { subtitle }), ...(reasonKey && { reasonKey }) };
}

/** What of an order says what becomes of its money. */
export type MoneyStanding = Pick<OrderStanding, "refund_status" | "reason_not_refund" | "payment_status">;

/** The text key of what becomes of the money of an order that ended early or was complained about; null where there is nothing to tell. */
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

/** The text keys of the sentences that say what comes next with an order: with its title, from the same row. */
export function orderSteps(order: OrderStanding): OrderStepKey[] {
  const row = rowOf(order, "all");
  const money = row.money ? moneyStep(order) : null;
  return [row.next ?? null, money].filter((key) => key !== null);
}
