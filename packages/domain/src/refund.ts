import type { Order, Refund } from "@sen/api";
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

/** Label and tone of a refund's status, as its history shows it. Spec §4. */
export function refundStatusLabel(status: RefundStatus): (typeof labels)[RefundStatus] {
  return labels[status];
}

/** Label and tone of a refund: with a reason against it, it is "not refunded" whatever its status. Spec §4. */
export function refundLabel({
  status,
  reason_not_refund,
}: Pick<Refund, "status" | "reason_not_refund">): RefundLabel {
  return reason_not_refund?.trim() ? notRefunded : labels[status];
}

/** Whether nothing is paid back: the refund was cancelled, or has a reason against it. Its amount is none that comes. Spec §4. */
export function isRefundRefused({
  status,
  reason_not_refund,
}: Pick<Refund, "status" | "reason_not_refund">): boolean {
  return status === RefundStatus.cancelled || Boolean(reason_not_refund?.trim());
}

/** Whether money is still to come: the refund has neither ended nor been refused. */
export function isRefundComing(refund: Pick<Refund, "status" | "reason_not_refund">): boolean {
  return refund.status !== RefundStatus.completed && !isRefundRefused(refund);
}

/**
 * Whether the customer may change where the money goes: it goes to a bank account, and has not been sent or was sent
 * in vain. The spec has the call and does not show when it is offered.
 */
export function mayChangeRefundBank({
  status,
  infor_banking_customer,
}: Pick<Refund, "status" | "infor_banking_customer">): boolean {
  return infor_banking_customer !== null && (status === RefundStatus.new || status === RefundStatus.failed);
}

/**
 * How much of an order can still be paid back, in dong: what was paid for it, less the refunds that were not refused.
 * Spec §4 does not show a limit; nobody gets back more than they gave.
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
