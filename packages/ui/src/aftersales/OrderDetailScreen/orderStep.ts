import type { OrderDetail } from "@sen/api";
import { isComplaintOpen, orderTitle, type OrderTitleKey } from "@sen/domain";

const steps = {
  "orders:title.pending_confirm": "pending_confirm",
  "orders:title.payment_failed": "payment_failed",
  "orders:title.created": "created",
  "orders:title.confirmed": "confirmed",
  "orders:title.to_receive": "to_receive",
  "orders:title.delivered": "delivered",
  "orders:title.completed": "completed",
  "orders:title.cancelled": "cancelled",
  "orders:title.delivery_failed": "delivery_failed",
  "orders:title.return_new": "return",
  "orders:title.return_approved": "return",
  "orders:title.return_cancelled": "return",
  "orders:title.return_completed": "return",
  "orders:title.return_rejected": "return",
  "orders:title.return_processing": "return",
  "orders:title.return_customer_approved": "return",
  "orders:title.return_sent_back": "return",
  "orders:title.return_received": "return",
  "orders:title.complaint_new": "complaint",
  "orders:title.complaint_cancelled": "complaint",
  "orders:title.complaint_completed": "complaint",
  "orders:title.complaint_processing": "complaint",
  "orders:title.refund_new": "refund",
  "orders:title.refund_approved": "refund",
  "orders:title.refund_cancelled": "refund",
  "orders:title.refund_completed": "refund",
  "orders:title.refund_transaction_pending": "refund",
  "orders:title.refund_failed": "refund",
  "orders:title.not_refunded": "refund",
} as const satisfies Record<OrderTitleKey, string>;

/** The text key of what happens next with an order: it follows the title. */
export function orderStep(order: OrderDetail) {
  const step = steps[orderTitle(order).titleKey];
  const settled =
    step === "complaint" && order.complaint_status !== null && !isComplaintOpen(order.complaint_status);
  return `order_detail.next.${settled ? "complaint_done" : step}` as const;
}
