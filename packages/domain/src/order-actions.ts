import type { Order, OrderDetail } from "@sen/api";
import { AttachmentCreator } from "./attachments.ts";
import { isComplaintOpen } from "./complaint.ts";
import { mayMove } from "./machines/machine.ts";
import { orderMachine } from "./machines/order-machine.ts";
import { NEUTRAL_RETURN_STATUSES } from "./order-table.ts";
import { isRefundComing } from "./refund.ts";
import { ComplaintStatus, OrderStatus, PaymentMethod, RefundStatus, ReturnStatus } from "./statuses.ts";
import { awaitsPayment } from "./unpaid-order.ts";

/** What a customer can do with an order, by priority. */
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

/** The fields of an order that determine its actions. */
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
> &
  // Only the order's page has the payment methods.
  Partial<Pick<OrderDetail, "payment_methods">>;

const { pendingConfirm, created, delivered, completed, cancelled } = OrderStatus;

const isOneOf = <Value>(value: Value, ...values: readonly Value[]) => values.includes(value);

type Returned = Pick<ActionableOrder, "return_status" | "cancel_status">;

/** Whether a part of the order was returned: its return is completed and did not end the order. The customer keeps the rest. */
export function isPartReturned({ return_status, cancel_status }: Returned): boolean {
  return return_status === ReturnStatus.completed && cancel_status === null;
}

/**
 * Whether a return blocks the order: one that is open, or one that returned all goods. A neutral return does not affect the order, and after
 * a partial one it continues with the goods that were kept.
 */
export function hasReturnInTheWay(order: Returned): boolean {
  const { return_status } = order;
  return return_status !== null && !NEUTRAL_RETURN_STATUSES.includes(return_status) && !isPartReturned(order);
}

/** Whether a return that the customer requested blocks the order. For undeliverable goods the system opens one. */
export function hasOwnReturn(order: Returned & Pick<Order, "return_creator_type">): boolean {
  return order.return_creator_type === AttachmentCreator.customer && hasReturnInTheWay(order);
}

const withoutOpenComplaint = ({ complaint_status }: Pick<ActionableOrder, "complaint_status">) =>
  complaint_status === null || !isComplaintOpen(complaint_status);

const hasArrived = ({ order_status }: ActionableOrder) =>
  isOneOf<OrderStatus>(order_status, delivered, completed);

const isCashRefused = ({ payment_methods = [] }: ActionableOrder) =>
  payment_methods.some(({ id, available }) => id === PaymentMethod.cod && !available);

/**
 * When each action is offered. The spec names the actions without their conditions, so these are our choice: one request at a time; after a
 * rejected return, the next step is a complaint; a resolved complaint cannot be raised again. Kept goods can be confirmed and complained
 * about, even while the returned part is being refunded, but not returned: an order allows one return.
 */
const offers = {
  re_checkout: awaitsPayment,
  pay_on_delivery: (order) => awaitsPayment(order) && !isCashRefused(order),
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
  // Goods picked up at the mall have no delivery address.
  change_address: (order) =>
    order.delivery_type !== "go_to_mall" && isOneOf<OrderStatus>(order.order_status, pendingConfirm, created),
  vat: (order) =>
    order.order_status !== cancelled &&
    order.vat_invoice === null &&
    (order.return_status !== ReturnStatus.completed || isPartReturned(order)),
  cancel: (order) => mayMove(orderMachine, order.order_status, cancelled, "customer"),
} as const satisfies Record<OrderAction, (order: ActionableOrder) => boolean>;

/** Whether an order offers an action now; the server refuses all others. */
export function offersAction(order: ActionableOrder, action: OrderAction): boolean {
  return offers[action](order);
}

/** The step that a customer most likely wants next: pay, check a request, confirm receipt, or review. */
export type MainStep = "pay" | "view_return" | "view_complaint" | "view_refund" | "received" | "review";

/**
 * An order's primary action wherever it is shown; null if there is none. Reviews are not requested while a case is open, and a
 * failed transfer comes first, because it needs another bank account.
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

/** The actions that an order offers now, by priority. */
export function orderActions(order: ActionableOrder): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => offersAction(order, action));
}
