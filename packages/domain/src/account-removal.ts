import type { RemovalBlocker } from "@sen/api";
import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import {
  complaintMachine,
  isTerminal,
  orderMachine,
  refundMachine,
  returnMachine,
} from "./machines/index.ts";
import { UNNAMED_CUSTOMER } from "./profile-form.ts";
import type { ComplaintStatus, OrderStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

/** Most of what is open that is named at a time. */
export const REMOVAL_BLOCKERS_SHOWN = 50;

/** What a customer is called who has removed the account, wherever a name has to stand. */
export const REMOVED_CUSTOMER_NAME = UNNAMED_CUSTOMER;

/** Where an order and its requests stand. */
export interface OrderToEnd {
  id: number;
  code: string;
  order_status: OrderStatus;
  return_status: ReturnStatus | null;
  refund_status: RefundStatus | null;
  complaint_status: ComplaintStatus | null;
}

/**
 * What of an order stands against removing its customer's account: everything that has not come to its end. An order that was
 * delivered has not: it can still be sent back.
 */
export function removalBlockersOf(order: OrderToEnd): RemovalBlocker[] {
  const { return_status, refund_status, complaint_status } = order;
  const open: Record<RemovalBlocker["kind"], boolean> = {
    order: !isTerminal(orderMachine, order.order_status),
    return: return_status !== null && !isTerminal(returnMachine, return_status),
    refund: refund_status !== null && !isTerminal(refundMachine, refund_status),
    complaint: complaint_status !== null && !isTerminal(complaintMachine, complaint_status),
  };
  return Object.entries(open).flatMap(([kind, isOpen]) =>
    isOpen ? [{ kind: kind as RemovalBlocker["kind"], order_id: order.id, order_code: order.code }] : [],
  );
}

/** What removing the account asks for: the password, whose rule is not told here. */
export const removeAccountFormSchema = z.object({
  password: z
    .string({ error: fieldErrors.passwordRequired })
    .check(z.minLength(1, { error: fieldErrors.passwordRequired })),
});
export type RemoveAccountFormData = z.output<typeof removeAccountFormSchema>;
