import type { ReturnDetail, ReturnRequest } from "@sen/api";
import { AttachmentCreator } from "./attachments.ts";
import { newestFirst } from "./history.ts";
import { isTerminal, mayMove } from "./machines/machine.ts";
import { returnMachine } from "./machines/return-machine.ts";
import type { Tone } from "./order-title.ts";
import { isRefundRefused } from "./refund.ts";
import { ReturnStatus } from "./statuses.ts";

/** How goods are sent back. The spec names the field and the pick-up station but not the values. */
export const ReturnDeliveryMethod = { pickup: 1, station: 2 } as const;
export type ReturnDeliveryMethod = (typeof ReturnDeliveryMethod)[keyof typeof ReturnDeliveryMethod];

const labels = {
  [ReturnStatus.new]: { labelKey: "aftersales:return.status.new", tone: "warning" },
  [ReturnStatus.approved]: { labelKey: "aftersales:return.status.approved", tone: "info" },
  [ReturnStatus.cancelled]: { labelKey: "aftersales:return.status.cancelled", tone: "neutral" },
  [ReturnStatus.completed]: { labelKey: "aftersales:return.status.completed", tone: "success" },
  [ReturnStatus.rejected]: { labelKey: "aftersales:return.status.rejected", tone: "danger" },
  [ReturnStatus.processing]: { labelKey: "aftersales:return.status.processing", tone: "info" },
  [ReturnStatus.customerApproved]: { labelKey: "aftersales:return.status.customer_approved", tone: "info" },
  [ReturnStatus.customerConfirmedDelivered]: {
    labelKey: "aftersales:return.status.customer_confirmed_delivered",
    tone: "info",
  },
  [ReturnStatus.shopConfirmedReceived]: {
    labelKey: "aftersales:return.status.shop_confirmed_received",
    tone: "info",
  },
  [ReturnStatus.deliveryFailed]: { labelKey: "aftersales:return.status.delivery_failed", tone: "danger" },
} as const satisfies Record<ReturnStatus, { labelKey: string; tone: Tone }>;

/** Labels of a system-opened return, whose parcel could not be delivered, is back at the shop, or is delivered again. */
const parcelLabels = {
  [ReturnStatus.deliveryFailed]: { labelKey: "orders:title.delivery_failed", tone: "danger" },
  [ReturnStatus.shopConfirmedReceived]: { labelKey: "orders:title.parcel_back", tone: "neutral" },
  [ReturnStatus.completed]: { labelKey: "orders:title.parcel_back", tone: "neutral" },
  [ReturnStatus.cancelled]: { labelKey: "orders:title.delivery_again", tone: "info" },
} as const satisfies Partial<Record<ReturnStatus, { labelKey: string; tone: Tone }>>;

/** Label and tone of a return's status. */
export type ReturnLabel = (typeof labels)[ReturnStatus] | (typeof parcelLabels)[keyof typeof parcelLabels];

/** Label and tone of a return's status. A system-opened return has labels of its own. Spec §4 and §6. */
export function returnLabel({
  status,
  creator_type,
}: Pick<ReturnRequest, "status" | "creator_type">): ReturnLabel {
  const ofParcel: Partial<Record<ReturnStatus, ReturnLabel>> = parcelLabels;
  return (creator_type === AttachmentCreator.system ? ofParcel[status] : undefined) ?? labels[status];
}

const methods = {
  [ReturnDeliveryMethod.pickup]: "aftersales:return.method.pickup",
  [ReturnDeliveryMethod.station]: "aftersales:return.method.station",
} as const satisfies Record<ReturnDeliveryMethod, string>;

/** The text key of a return method. */
export function returnMethodLabel(method: ReturnDeliveryMethod): (typeof methods)[ReturnDeliveryMethod] {
  return methods[method];
}

/**
 * Whether a return's amount is refunded (now or later) or refused; null if no amount applies: for a cancelled return, and for a
 * system-opened one, whose money is handled with its order.
 */
export function returnAmountStanding({
  status,
  creator_type,
  refund,
}: Pick<ReturnDetail, "status" | "creator_type" | "refund">): "paid_back" | "refused" | null {
  if (creator_type === AttachmentCreator.system || status === ReturnStatus.cancelled) return null;
  const isRefused = status === ReturnStatus.rejected || (refund !== null && isRefundRefused(refund));
  return isRefused ? "refused" : "paid_back";
}

type Standing = Pick<ReturnRequest, "status">;
const customerMayMove = (status: ReturnStatus, to: ReturnStatus) =>
  mayMove(returnMachine, status, to, "customer");

/** Whether the return is not in a terminal status. */
export function isReturnOpen(status: ReturnStatus): boolean {
  return !isTerminal(returnMachine, status);
}

/** Whether the customer may cancel the return. */
export function mayRecallReturn({ status }: Standing): boolean {
  return customerMayMove(status, ReturnStatus.cancelled);
}

/** Whether the shop's solution is waiting for the customer's approval. */
export function mayApproveReturn({ status }: Standing): boolean {
  return customerMayMove(status, ReturnStatus.customerApproved);
}

/** Whether the customer may confirm that the goods were handed over. */
export function mayConfirmReturnHandedOver({ status }: Standing): boolean {
  return customerMayMove(status, ReturnStatus.customerConfirmedDelivered);
}

/** Why the goods could not be transported: the latest reason in the return's history, or null. Spec §4. */
export function returnFailReason({
  return_request_histories,
}: Pick<ReturnRequest, "return_request_histories">): string | null {
  const reasons = newestFirst(return_request_histories).map((entry) =>
    entry.note?.reason_delivery_fail?.trim(),
  );
  return reasons.find((reason) => reason) ?? null;
}
