import { ComplaintStatus, OrderStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

/** The meaning of a status to the customer; the UI package styles it. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

const title = <Key extends string>(titleKey: Key, tone: Tone) => ({ titleKey, tone });

/** Titles by the order's own status. */
export const orderTitles = {
  [OrderStatus.pendingConfirm]: title("orders:title.pending_confirm", "warning"),
  [OrderStatus.created]: title("orders:title.created", "info"),
  [OrderStatus.confirmed]: title("orders:title.confirmed", "info"),
  [OrderStatus.toReceive]: title("orders:title.to_receive", "info"),
  [OrderStatus.delivered]: title("orders:title.delivered", "success"),
  [OrderStatus.completed]: title("orders:title.completed", "success"),
  [OrderStatus.cancelled]: title("orders:title.cancelled", "neutral"),
} as const satisfies Record<OrderStatus, unknown>;

/** Title while an order waits at the mall for its customer. */
export const pickupTitle = title("orders:title.ready_for_pickup", "info");

/** Title while the online payment has failed. */
export const paymentFailedTitle = title("orders:title.payment_failed", "danger");

/** Titles of an undeliverable parcel. */
export const parcelTitles = {
  failed: title("orders:title.delivery_failed", "danger"),
  again: title("orders:title.delivery_again", "info"),
  back: title("orders:title.parcel_back", "neutral"),
} as const;

/** Titles by the customer's return. */
export const returnTitles = {
  [ReturnStatus.new]: title("orders:title.return_new", "warning"),
  [ReturnStatus.approved]: title("orders:title.return_approved", "info"),
  [ReturnStatus.cancelled]: title("orders:title.return_cancelled", "neutral"),
  [ReturnStatus.completed]: title("orders:title.return_completed", "success"),
  [ReturnStatus.rejected]: title("orders:title.return_rejected", "danger"),
  [ReturnStatus.processing]: title("orders:title.return_processing", "info"),
  [ReturnStatus.customerApproved]: title("orders:title.return_customer_approved", "info"),
  [ReturnStatus.customerConfirmedDelivered]: title("orders:title.return_sent_back", "info"),
  [ReturnStatus.shopConfirmedReceived]: title("orders:title.return_received", "info"),
  [ReturnStatus.deliveryFailed]: title("orders:title.return_delivery_failed", "danger"),
} as const satisfies Record<ReturnStatus, unknown>;

/** Title after a partial return. The customer keeps the rest, and the order continues. */
export const partReturnedTitle = title("orders:title.return_part_completed", "success");

/** Titles by the complaint. */
export const complaintTitles = {
  [ComplaintStatus.new]: title("orders:title.complaint_new", "warning"),
  [ComplaintStatus.cancelled]: title("orders:title.complaint_cancelled", "neutral"),
  [ComplaintStatus.completed]: title("orders:title.complaint_completed", "success"),
  [ComplaintStatus.processing]: title("orders:title.complaint_processing", "info"),
  [ComplaintStatus.compensating]: title("orders:title.complaint_processing", "info"),
} as const satisfies Record<ComplaintStatus, unknown>;

/** Title while a complaint waits for evidence from the customer. */
export const evidenceTitle = title("aftersales:complaint.status.evidence_asked", "warning");

/** Titles by the refund. */
export const refundTitles = {
  [RefundStatus.new]: title("orders:title.refund_new", "warning"),
  [RefundStatus.approved]: title("orders:title.refund_approved", "info"),
  [RefundStatus.cancelled]: title("orders:title.refund_cancelled", "neutral"),
  [RefundStatus.completed]: title("orders:title.refund_completed", "success"),
  [RefundStatus.transactionPending]: title("orders:title.refund_transaction_pending", "info"),
  [RefundStatus.failed]: title("orders:title.refund_failed", "danger"),
} as const satisfies Record<RefundStatus, unknown>;

/** Title of a refund refused with a reason. Spec §4. */
export const notRefundedTitle = title("orders:title.not_refunded", "danger");

type TitleKeyOf<Table> = Table[keyof Table] extends { titleKey: infer Key } ? Key : never;
/** All text keys of an order's title, or of an entry of its history. */
export type OrderTitleKey =
  | TitleKeyOf<typeof orderTitles>
  | TitleKeyOf<typeof parcelTitles>
  | TitleKeyOf<typeof returnTitles>
  | (typeof partReturnedTitle)["titleKey"]
  | TitleKeyOf<typeof complaintTitles>
  | (typeof evidenceTitle)["titleKey"]
  | TitleKeyOf<typeof refundTitles>
  | (typeof notRefundedTitle)["titleKey"]
  | (typeof pickupTitle)["titleKey"]
  | (typeof paymentFailedTitle)["titleKey"];

/** Title and tone of an order, or of a change in its history. */
export interface Title {
  titleKey: OrderTitleKey;
  tone: Tone;
}
