import type { ReturnDetail } from "@sen/api";
import { AttachmentCreator, ReturnDeliveryMethod, ReturnStatus } from "@sen/domain";

const byStatus = {
  [ReturnStatus.new]: "new",
  [ReturnStatus.processing]: "processing",
  [ReturnStatus.approved]: "approved",
  [ReturnStatus.customerApproved]: "customer_approved_pickup",
  [ReturnStatus.customerConfirmedDelivered]: "customer_confirmed_delivered",
  [ReturnStatus.shopConfirmedReceived]: "shop_confirmed_received",
  [ReturnStatus.completed]: "completed",
  [ReturnStatus.cancelled]: "cancelled",
  [ReturnStatus.rejected]: "rejected",
  [ReturnStatus.deliveryFailed]: "delivery_failed",
} as const satisfies Record<ReturnStatus, string>;

/** What happens next with a return; the system's own returns and the way the goods travel tell some apart. */
export function returnStep({ status, creator_type, delivery_method, refund }: ReturnDetail) {
  const bySystem = creator_type === AttachmentCreator.system;
  const step = byStatus[status];
  if (step === "customer_approved_pickup" && delivery_method === ReturnDeliveryMethod.station) {
    return "customer_approved_station";
  }
  if (step === "completed" && refund === null) return "completed_no_refund";
  if (step === "cancelled" && bySystem) return "cancelled_system";
  if (step === "delivery_failed" && !bySystem) return "delivery_failed_back";
  return step;
}
