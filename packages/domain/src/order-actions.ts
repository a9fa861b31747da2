import type { Order, OrderDetail } from "@sen/api";
import { AttachmentCreator } from "./attachments.ts";
import { isComplaintOpen } from "./complaint.ts";
import { mayMove } from "./machines/machine.ts";
import { orderMachine } from "./machines/order-machine.ts";
import { NEUTRAL_RETURN_STATUSES } from "./order-table.ts";
import { isRefundComing } from "./refund.ts";
import { ComplaintStatus, OrderStatus, RefundStatus, ReturnStatus } from "./statuses.ts";
import { awaitsPayment } from "./unpaid-order.ts";

/** What a customer can do with an order, the most wanted first. */
export const ORDER_ACTIONS = [
  "re_checkout",
  "pay_on_delivery",
  "received",
  "return",
  "complaint",
  "change_address",
  "vat",
  "cancel",
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What of an order decides its actions. */
export type ActionableOrder = Pick<
  OrderDetail,
  | "order_status"
  | "delivery_type"
  | "payment_method"
  | "payment_status"
  | "return_status"
  | "cancel_status"
  | "complaint_status"
  | "refund_status"
  | "vat_invoice"
  | "return_expired"
>;

const { pendingConfirm, created, delivered, completed, cancelled } = OrderStatus;

const isOneOf = <Value>(value: Value, ...values: readonly Value[]) => values.includes(value);

type Returned = Pick<ActionableOrder, "return_status" | "cancel_status">;

/** Whether a part of the order went back: its return is completed and did not end it. The rest is the customer's. */
export function isPartReturned({ return_status, cancel_status }: Returned): boolean {
  return return_status === ReturnStatus.completed && cancel_status === null;
}

/**
 * Whether a return keeps the order from going on: one that is open, or with which all of its goods are back. A neutral one leaves it as it
 * was, and one of a part leaves it to go on with what was kept.
 */
export function hasReturnInTheWay(order: Returned): boolean {
  const { return_status } = order;
  return return_status !== null && !NEUTRAL_RETURN_STATUSES.includes(return_status) && !isPartReturned(order);
}

/** Whether a return is in the way that the customer asked for, and can follow. For goods that could not be delivered the system opens one. */
export function hasOwnReturn(order: Returned & Pick<Order, "return_creator_type">): boolean {
  return order.return_creator_type === AttachmentCreator.customer && hasReturnInTheWay(order);
}

const withoutOpenComplaint = ({ complaint_status }: Pick<ActionableOrder, "complaint_status">) =>
  complaint_status === null || !isComplaintOpen(complaint_status);

const hasArrived = ({ order_status }: ActionableOrder) =>
  isOneOf<OrderStatus>(order_status, delivered, completed);

/**
 * When each action is offered. The spec names the actions and not their conditions, so these are our choice: one
 * request at a time; after a rejected return the next step is a complaint; a resolved complaint is not raised again. What
 * was kept of an order can be confirmed and complained about, also while the part that went back is being refunded, but
 * not returned: an order takes one return.
 */
const offers = {
  re_checkout: awaitsPayment,
  pay_on_delivery: awaitsPayment,
  received: (order) =>
    mayMove(orderMachine, order.order_status, completed, "customer") &&
    !hasReturnInTheWay(order) &&
    withoutOpenComplaint(order),
  return: (order) =>
    hasArrived(order) &&
    !order.return_expired &&
    isOneOf<ReturnStatus | null>(order.return_status, null, ReturnStatus.cancelled) &&
    withoutOpenComplaint(order) &&
    order.refund_status === null,
  complaint: (order) =>
    hasArrived(order) &&
    !hasReturnInTheWay(order) &&
    isOneOf<ComplaintStatus | null>(order.complaint_status, null, ComplaintStatus.cancelled) &&
    (order.refund_status === null || isPartReturned(order)),
  // What is fetched at the mall goes nowhere else.
  change_address: (order) =>
    order.delivery_type !== "go_to_mall" && isOneOf<OrderStatus>(order.order_status, pendingConfirm, created),
  vat: (order) =>
    order.order_status !== cancelled &&
    order.vat_invoice === null &&
    (order.return_status !== ReturnStatus.completed || isPartReturned(order)),
  cancel: (order) => mayMove(orderMachine, order.order_status, cancelled, "customer"),
} as const satisfies Record<OrderAction, (order: ActionableOrder) => boolean>;

/** Whether an order offers an action now; the server refuses what is not offered. */
export function offersAction(order: ActionableOrder, action: OrderAction): boolean {
  return offers[action](order);
}

/** The one step that a customer is most likely to want next: pay, look at what has become of a request, confirm the receipt, review. */
export type MainStep = "pay" | "view_return" | "view_complaint" | "view_refund" | "received" | "review";

/**
 * The step that stands out wherever an order is shown; null where there is none. Nobody is asked for a review while their case is open, and
 * a transfer that failed comes first: it waits for another account.
 */
export function mainStep(
  order: Omit<ActionableOrder, "vat_invoice"> &
    Pick<Order, "return_creator_type" | "items_to_review" | "reason_not_refund">,
): MainStep | null {
  if (awaitsPayment(order)) return "pay";
  const { refund_status: status, reason_not_refund } = order;
  const isComing = status !== null && isRefundComing({ status, reason_not_refund });
  if (isComing && status === RefundStatus.failed) return "view_refund";
  if (hasOwnReturn(order)) {
    return order.return_status === ReturnStatus.completed && status !== null ? "view_refund" : "view_return";
  }
  if (offers.received({ ...order, vat_invoice: null })) return "received";
  if (!withoutOpenComplaint(order)) return "view_complaint";
  if (isComing) return "view_refund";
  return order.items_to_review.length > 0 ? "review" : null;
}

/** The actions that an order offers now, the most wanted first. */
export function orderActions(order: ActionableOrder): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => offersAction(order, action));
}
