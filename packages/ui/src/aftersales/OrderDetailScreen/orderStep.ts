import type { OrderDetail } from "@sen/api";
import { isComplaintOpen, orderTitle, type OrderTitleKey } from "@sen/domain";

const steps = {
  "orders:title.pending_confirm": "aftersales:order_detail.next.pending_confirm",
  "orders:title.payment_failed": "aftersales:order_detail.next.payment_failed",
  "orders:title.created": "aftersales:order_detail.next.created",
  "orders:title.confirmed": "aftersales:order_detail.next.confirmed",
  "orders:title.to_receive": "aftersales:order_detail.next.to_receive",
  "orders:title.delivered": "aftersales:order_detail.next.delivered",
  "orders:title.completed": "aftersales:order_detail.next.completed",
  "orders:title.cancelled": "aftersales:order_detail.next.cancelled",
  "orders:title.delivery_failed": "aftersales:order_detail.next.delivery_failed",
  "orders:title.return_new": "aftersales:order_detail.next.return",
  "orders:title.return_approved": "aftersales:order_detail.next.return",
  "orders:title.return_cancelled": "aftersales:order_detail.next.return",
  "orders:title.return_completed": "aftersales:order_detail.next.return",
  "orders:title.return_rejected": "aftersales:order_detail.next.return",
  "orders:title.return_processing": "aftersales:order_detail.next.return",
  "orders:title.return_customer_approved": "aftersales:order_detail.next.return",
  "orders:title.return_sent_back": "aftersales:order_detail.next.return",
  "orders:title.return_received": "aftersales:order_detail.next.return",
  "orders:title.complaint_new": "aftersales:order_detail.next.complaint",
  "orders:title.complaint_cancelled": "aftersales:order_detail.next.complaint",
  "orders:title.complaint_completed": "aftersales:order_detail.next.complaint",
  "orders:title.complaint_processing": "aftersales:order_detail.next.complaint",
  "orders:title.refund_new": "aftersales:order_detail.next.refund",
  "orders:title.refund_approved": "aftersales:order_detail.next.refund",
  "orders:title.refund_cancelled": "aftersales:order_detail.next.refund",
  "orders:title.refund_completed": "aftersales:order_detail.next.refund",
  "orders:title.refund_transaction_pending": "aftersales:order_detail.next.refund",
  "orders:title.refund_failed": "aftersales:order_detail.next.refund",
  "orders:title.not_refunded": "aftersales:order_detail.next.refund",
} as const satisfies Record<OrderTitleKey, string>;

/** The text key of what happens next with an order: it follows the title. */
export function orderStep(order: OrderDetail) {
  const step = steps[orderTitle(order).titleKey];
  const settled =
    step === "aftersales:order_detail.next.complaint" &&
    order.complaint_status !== null &&
    !isComplaintOpen(order.complaint_status);
  return settled ? "aftersales:order_detail.next.complaint_done" : step;
}
