import type { Order, OrderHistory } from "@sen/api";
import { changesOnly } from "./history.ts";
import type { OrderTab } from "./order-tabs.ts";
import { ComplaintStatus, OrderStatus, PaymentStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

/** What a status means to the customer; ui gives each a look. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

/** What of an order decides its title. */
export type OrderStanding = Pick<
  Order,
  | "order_status"
  | "payment_status"
  | "return_status"
  | "cancel_status"
  | "complaint_status"
  | "complaint_feedback"
  | "refund_status"
  | "reason_not_refund"
  | "purchase_delivery_request"
>;

/** A line below the title: somebody's own words, and what they are about. */
export interface OrderSubtitle {
  kind: "delivery_fail_reason" | "solution" | "not_refund_reason";
  text: string;
}

interface Title {
  titleKey: OrderTitleKey;
  tone: Tone;
}

/** How an order stands, for its card and its page. */
export interface OrderTitle extends Title {
  subtitle?: OrderSubtitle;
}

const title = <Key extends string>(titleKey: Key, tone: Tone) => ({ titleKey, tone });

const orderTitles = {
  [OrderStatus.pendingConfirm]: title("orders:title.pending_confirm", "warning"),
  [OrderStatus.created]: title("orders:title.created", "info"),
  [OrderStatus.confirmed]: title("orders:title.confirmed", "info"),
  [OrderStatus.toReceive]: title("orders:title.to_receive", "info"),
  [OrderStatus.delivered]: title("orders:title.delivered", "success"),
  [OrderStatus.completed]: title("orders:title.completed", "success"),
  [OrderStatus.cancelled]: title("orders:title.cancelled", "neutral"),
} as const satisfies Record<OrderStatus, unknown>;

const returnTitles = {
  [ReturnStatus.new]: title("orders:title.return_new", "warning"),
  [ReturnStatus.approved]: title("orders:title.return_approved", "info"),
  [ReturnStatus.cancelled]: title("orders:title.return_cancelled", "neutral"),
  [ReturnStatus.completed]: title("orders:title.return_completed", "success"),
  [ReturnStatus.rejected]: title("orders:title.return_rejected", "danger"),
  [ReturnStatus.processing]: title("orders:title.return_processing", "info"),
  [ReturnStatus.customerApproved]: title("orders:title.return_customer_approved", "info"),
  [ReturnStatus.customerConfirmedDelivered]: title("orders:title.return_sent_back", "info"),
  [ReturnStatus.shopConfirmedReceived]: title("orders:title.return_received", "info"),
  [ReturnStatus.deliveryFailed]: title("orders:title.delivery_failed", "danger"),
} as const satisfies Record<ReturnStatus, unknown>;

const complaintTitles = {
  [ComplaintStatus.new]: title("orders:title.complaint_new", "warning"),
  [ComplaintStatus.cancelled]: title("orders:title.complaint_cancelled", "neutral"),
  [ComplaintStatus.completed]: title("orders:title.complaint_completed", "success"),
  [ComplaintStatus.processing]: title("orders:title.complaint_processing", "info"),
  [ComplaintStatus.compensating]: title("orders:title.complaint_processing", "info"),
} as const satisfies Record<ComplaintStatus, unknown>;

const refundTitles = {
  [RefundStatus.new]: title("orders:title.refund_new", "warning"),
  [RefundStatus.approved]: title("orders:title.refund_approved", "info"),
  [RefundStatus.cancelled]: title("orders:title.refund_cancelled", "neutral"),
  [RefundStatus.completed]: title("orders:title.refund_completed", "success"),
  [RefundStatus.transactionPending]: title("orders:title.refund_transaction_pending", "info"),
  [RefundStatus.failed]: title("orders:title.refund_failed", "danger"),
} as const satisfies Record<RefundStatus, unknown>;

const cancelTitle = title("orders:title.cancelled", "neutral");
const notRefunded = title("orders:title.not_refunded", "danger");
const paymentFailed = title("orders:title.payment_failed", "danger");

type TitleKeyOf<Table> = Table[keyof Table] extends { titleKey: infer Key } ? Key : never;
/** Every text key that an order's title can be. */
export type OrderTitleKey =
  | TitleKeyOf<typeof orderTitles>
  | TitleKeyOf<typeof returnTitles>
  | TitleKeyOf<typeof complaintTitles>
  | TitleKeyOf<typeof refundTitles>
  | (typeof notRefunded)["titleKey"]
  | (typeof paymentFailed)["titleKey"];

/**
 * Return statuses that leave the title to what comes after them. The spec says that there are two and not which:
 * with a cancelled or a rejected return the order shows what it otherwise is, so that a complaint raised after a
 * rejected return is seen.
 */
export const NEUTRAL_RETURN_STATUSES: readonly ReturnStatus[] = [
  ReturnStatus.cancelled,
  ReturnStatus.rejected,
];

const said = (kind: OrderSubtitle["kind"], text: string | null | undefined): Pick<OrderTitle, "subtitle"> =>
  text?.trim() ? { subtitle: { kind, text: text.trim() } } : {};

/** Why the parcel could not be handed over: the newest history entry that gives a reason, or null. Spec §4. */
export function deliveryFailReason(order: Pick<OrderStanding, "purchase_delivery_request">): string | null {
  const given = (order.purchase_delivery_request?.histories ?? []).filter((entry) =>
    entry.note?.reason_delivery_fail?.trim(),
  );
  const newest = given.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0];
  return newest?.note?.reason_delivery_fail?.trim() ?? null;
}

/** What each subject has to say about an order; null where it has nothing to say. */
const subjects = {
  deliveryFailed: (order) =>
    order.return_status === ReturnStatus.deliveryFailed
      ? {
          ...returnTitles[ReturnStatus.deliveryFailed],
          ...said("delivery_fail_reason", deliveryFailReason(order)),
        }
      : null,
  return: (order) => (order.return_status === null ? null : returnTitles[order.return_status]),
  cancel: (order) => (order.cancel_status === null ? null : cancelTitle),
  complaint: (order) =>
    order.complaint_status === null
      ? null
      : {
          ...complaintTitles[order.complaint_status],
          ...said("solution", order.complaint_feedback?.solution),
        },
  refund: (order) => {
    if (order.refund_status === null) return null;
    return order.reason_not_refund?.trim()
      ? { ...notRefunded, ...said("not_refund_reason", order.reason_not_refund) }
      : refundTitles[order.refund_status];
  },
} as const satisfies Record<string, (order: OrderStanding) => OrderTitle | null>;

/** The priority of the all tab. Spec §4: the first that has something to say gives the title. */
const chain: readonly ((order: OrderStanding) => OrderTitle | null)[] = [
  subjects.deliveryFailed,
  (order) =>
    order.return_status !== null && NEUTRAL_RETURN_STATUSES.includes(order.return_status)
      ? null
      : subjects.return(order),
  subjects.cancel,
  subjects.complaint,
  subjects.refund,
];

/** What a tab is about speaks first on it: an order under "complaint" says how the complaint stands. */
const tabSubjects: Partial<Record<OrderTab, (order: OrderStanding) => OrderTitle | null>> = {
  returned: subjects.return,
  cancelled: subjects.cancel,
  complaint: subjects.complaint,
  refund: subjects.refund,
};

/** The order's own status; an online order whose payment failed says so until it is paid or cancelled. */
function ownTitle(status: OrderStatus, payment: PaymentStatus | null) {
  const unpaid = status === OrderStatus.pendingConfirm && payment === PaymentStatus.failed;
  return unpaid ? paymentFailed : orderTitles[status];
}

/** Label and tone of an order's own status, as its history shows it. Spec §4. */
export function orderStatusLabel(
  status: OrderStatus,
  { payment_status }: Pick<OrderHistory, "payment_status">,
): { labelKey: OrderTitleKey; tone: Tone } {
  const { titleKey, tone } = ownTitle(status, payment_status);
  return { labelKey: titleKey, tone };
}

/** An order's history without the entries under which it is called as before; newest first. */
export function orderChanges(histories: readonly OrderHistory[]): OrderHistory[] {
  return changesOnly(histories, (entry) => orderStatusLabel(entry.status_update, entry).labelKey);
}

/** The status title of an order, with its subtitle. Spec §4, order tab filter. */
export function orderTitle(order: OrderStanding, tab: OrderTab = "all"): OrderTitle {
  const tabTitle = tabSubjects[tab]?.(order);
  if (tabTitle) return tabTitle;
  for (const rule of chain) {
    const found = rule(order);
    if (found) return found;
  }
  return ownTitle(order.order_status, order.payment_status);
}
