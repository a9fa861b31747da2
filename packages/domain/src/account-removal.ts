import type { RemovalBlocker } from "@sen/api";
import type { CancellationKind } from "./enumerations.ts";
import {
  complaintMachine,
  isTerminal,
  orderMachine,
  refundMachine,
  returnMachine,
} from "./machines/index.ts";
import { isPartReturned } from "./order-actions.ts";
import { UNNAMED_CUSTOMER } from "./profile-form.ts";
import { type ComplaintStatus, type OrderStatus, type RefundStatus, ReturnStatus } from "./statuses.ts";

/** Maximum number of blockers listed. */
export const REMOVAL_BLOCKERS_SHOWN = 50;

/** Displayed in place of the name of a customer who removed the account. */
export const REMOVED_CUSTOMER_NAME = UNNAMED_CUSTOMER;

/** The statuses of an order and its return, refund and complaint. */
export interface OrderToEnd {
  id: number;
  code: string;
  order_status: OrderStatus;
  cancel_status: CancellationKind | null;
  return_status: ReturnStatus | null;
  refund_status: RefundStatus | null;
  complaint_status: ComplaintStatus | null;
}

/**
 * Why an order blocks removing its customer's account: everything that has not reached a terminal status. A delivered order has not,
 * because it can still be returned; one that was returned whole never becomes completed, and blocks nothing.
 */
export function removalBlockersOf(order: OrderToEnd): RemovalBlocker[] {
  const { return_status, refund_status, complaint_status } = order;
  const isReturned = return_status === ReturnStatus.completed && !isPartReturned(order);
  const open: Record<RemovalBlocker["kind"], boolean> = {
    order: !isTerminal(orderMachine, order.order_status) && !isReturned,
    return: return_status !== null && !isTerminal(returnMachine, return_status),
    refund: refund_status !== null && !isTerminal(refundMachine, refund_status),
    complaint: complaint_status !== null && !isTerminal(complaintMachine, complaint_status),
  };
  return Object.entries(open).flatMap(([kind, isOpen]) =>
    isOpen ? [{ kind: kind as RemovalBlocker["kind"], order_id: order.id, order_code: order.code }] : [],
  );
}
