import type { Refund } from "@sen/api";
import type { Tone } from "./order-title.ts";
import { RefundStatus } from "./statuses.ts";

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
