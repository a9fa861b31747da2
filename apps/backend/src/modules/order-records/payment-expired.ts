import { CancellationKind } from "@sen/domain";
import type { OrderRow } from "./order-row.ts";

type Cancelled = Pick<OrderRow, "cancel_status" | "cancel_reason" | "cancel_note">;

/** Whether an order was cancelled because its payment expired. A customer gives a reason from the list, the shop a note, the system neither. */
export function hasPaymentExpired({ cancel_status, cancel_reason, cancel_note }: Cancelled): boolean {
  return cancel_status === CancellationKind.cancel && cancel_reason === null && cancel_note === null;
}
