import type { RefundDetail } from "@sen/api";
import { RefundStatus } from "@sen/domain";

const byStatus = {
  [RefundStatus.new]: "new",
  [RefundStatus.approved]: "approved",
  [RefundStatus.transactionPending]: "transaction_pending",
  [RefundStatus.completed]: "completed",
  [RefundStatus.failed]: "failed",
  [RefundStatus.cancelled]: "cancelled",
} as const satisfies Record<RefundStatus, string>;

/** What happens next with a refund; without an account the money goes back the way it was paid. */
export function refundStep({ status, infor_banking_customer, reason_not_refund }: RefundDetail) {
  if (reason_not_refund?.trim()) return "not_refunded";
  const step = byStatus[status];
  if (infor_banking_customer !== null) return step;
  if (step === "new") return "new_online";
  return step === "failed" ? "failed_online" : step;
}
