import type { Order, Refund, RefundDetail } from "@sen/api";
import type { Tone } from "./order-title.ts";
import { PaymentStatus, RefundStatus } from "./statuses.ts";

const labels = {
  [RefundStatus.new]: { labelKey: "aftersales:refund.status.new", tone: "warning" },
  [RefundStatus.approved]: { labelKey: "aftersales:refund.status.approved", tone: "info" },
  [RefundStatus.cancelled]: { labelKey: "aftersales:refund.status.cancelled", tone: "neutral" },
  [RefundStatus.completed]: { labelKey: "aftersales:refund.status.completed", tone: "success" },
  [RefundStatus.transactionPending]: {
    labelKey: "aftersales:refund.status.transaction_pending",
    tone: "info",
  },
  [RefundStatus.failed]: { labelKey: "aftersales:refund.status.failed", tone: "danger" },
} as const satisfies Record<RefundStatus, { labelKey: string; tone: Tone }>;

const notRefunded = { labelKey: "aftersales:refund.status.not_refunded", tone: "danger" } as const;

export type RefundLabel = (typeof labels)[RefundStatus] | typeof notRefunded;

/** Label and tone of a refund's status in its history. Spec §4. */
export function refundStatusLabel(status: RefundStatus): (typeof labels)[RefundStatus] {
  return labels[status];
}

/** Label and tone of a refund: "not refunded" if it has a refusal reason, whatever its status. Spec §4. */
export function refundLabel({
  status,
  reason_not_refund,
}: Pick<Refund, "status" | "reason_not_refund">): RefundLabel {
  return reason_not_refund?.trim() ? notRefunded : labels[status];
}

/** Whether nothing is refunded: the refund was cancelled or has a refusal reason. Its amount is then never paid. Spec §4. */
export function isRefundRefused({
  status,
  reason_not_refund,
}: Pick<Refund, "status" | "reason_not_refund">): boolean {
  return status === RefundStatus.cancelled || Boolean(reason_not_refund?.trim());
}

const steps = {
  [RefundStatus.new]: "aftersales:refund_detail.next.new",
  [RefundStatus.approved]: "aftersales:refund_detail.next.approved",
  [RefundStatus.cancelled]: "aftersales:refund_detail.next.cancelled",
  [RefundStatus.completed]: "aftersales:refund_detail.next.completed",
  [RefundStatus.transactionPending]: "aftersales:refund_detail.next.transaction_pending",
  [RefundStatus.failed]: "aftersales:refund_detail.next.failed",
} as const satisfies Record<RefundStatus, string>;

/** The text key of a refund's next step. Without a bank account, the money goes back to the payment method. */
export function refundStep({
  status,
  infor_banking_customer,
  reason_not_refund,
  has_new_bank,
}: Pick<RefundDetail, "status" | "infor_banking_customer" | "reason_not_refund" | "has_new_bank">) {
  if (reason_not_refund?.trim()) return "aftersales:refund_detail.next.not_refunded";
  const isOnline = infor_banking_customer === null;
  if (isOnline && status === RefundStatus.new) return "aftersales:refund_detail.next.new_online";
  if (isOnline && status === RefundStatus.failed) return "aftersales:refund_detail.next.failed_online";
  return has_new_bank ? "aftersales:refund_detail.next.failed_new_bank" : steps[status];
}

/** Whether money is still to be refunded: the refund is neither completed nor refused. */
export function isRefundComing(refund: Pick<Refund, "status" | "reason_not_refund">): boolean {
  return refund.status !== RefundStatus.completed && !isRefundRefused(refund);
}

/**
 * The refund that an order shows, given all of them, oldest first: one that failed, else the newest that is still to be
 * paid, else the newest. After a partial return, a complaint about the kept goods may open a second refund.
 */
export function shownRefund<Opened extends Pick<Refund, "status" | "reason_not_refund">>(
  refunds: readonly Opened[],
): Opened | undefined {
  const coming = refunds.filter(isRefundComing);
  return coming.find(({ status }) => status === RefundStatus.failed) ?? coming.at(-1) ?? refunds.at(-1);
}

/**
 * Whether the customer may change the refund's bank account: there is one, and the transfer was not sent yet or has failed. The spec has
 * the call but not when it is offered.
 */
export function mayChangeRefundBank({
  status,
  infor_banking_customer,
}: Pick<Refund, "status" | "infor_banking_customer">): boolean {
  return infor_banking_customer !== null && (status === RefundStatus.new || status === RefundStatus.failed);
}

/**
 * How much of an order can still be refunded, in dong: the amount paid, minus all refunds that were not cancelled. Spec §4 shows no limit;
 * this ensures that nobody gets back more than they paid.
 */
export function refundableAmount(
  { payment_status, order_tenant_final }: Pick<Order, "payment_status" | "order_tenant_final">,
  refunds: readonly { status: RefundStatus; amount: number }[],
): number {
  if (payment_status !== PaymentStatus.complete) return 0;
  const promised = refunds
    .filter(({ status }) => status !== RefundStatus.cancelled)
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, order_tenant_final - promised);
}
