import type { ReturnRequest } from "@sen/api";
import { newestFirst } from "./history.ts";
import { isTerminal, mayMove } from "./machines/machine.ts";
import { returnMachine } from "./machines/return-machine.ts";
import type { Tone } from "./order-title.ts";
import { ReturnStatus } from "./statuses.ts";

/** How goods go back. The spec names the field and the pick-up station and does not show the values. */
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

/** Label and tone of a return's status. Spec §4. */
export function returnLabel(status: ReturnStatus): (typeof labels)[ReturnStatus] {
  return labels[status];
}

const methods = {
  [ReturnDeliveryMethod.pickup]: "aftersales:return.method.pickup",
  [ReturnDeliveryMethod.station]: "aftersales:return.method.station",
} as const satisfies Record<ReturnDeliveryMethod, string>;

/** The text key of a way to send goods back. */
export function returnMethodLabel(method: ReturnDeliveryMethod): (typeof methods)[ReturnDeliveryMethod] {
  return methods[method];
}

type Standing = Pick<ReturnRequest, "status">;
const customerMayMove = (status: ReturnStatus, to: ReturnStatus) =>
  mayMove(returnMachine, status, to, "customer");

/** Whether the return still goes on. */
export function isReturnOpen(status: ReturnStatus): boolean {
  return !isTerminal(returnMachine, status);
}

/** Whether the customer may take the return back. */
export function mayRecallReturn({ status }: Standing): boolean {
  return customerMayMove(status, ReturnStatus.cancelled);
}

/** Whether the shop's solution waits for the customer to accept it. */
export function mayApproveReturn({ status }: Standing): boolean {
  return customerMayMove(status, ReturnStatus.customerApproved);
}

/** Whether the customer may say that the goods were handed over. */
export function mayConfirmReturnHandedOver({ status }: Standing): boolean {
  return customerMayMove(status, ReturnStatus.customerConfirmedDelivered);
}

/** Why the goods could not be carried: the newest entry of the return's history that gives a reason, or null. Spec §4. */
export function returnFailReason({
  return_request_histories,
}: Pick<ReturnRequest, "return_request_histories">): string | null {
  const reasons = newestFirst(return_request_histories).map((entry) =>
    entry.note?.reason_delivery_fail?.trim(),
  );
  return reasons.find((reason) => reason) ?? null;
}
