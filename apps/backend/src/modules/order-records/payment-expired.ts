import { CancellationKind } from "@sen/domain";
import type { OrderRow } from "./order-row.ts";

type Cancelled = Pick<OrderRow, "cancel_status" | "cancel_reason" | "cancel_note">;

/** Whether an order was cancelled because nobody paid it in time: the customer gives a reason of the list, the shop words, the system neither. */
export function hasPaymentExpired({ cancel_status, cancel_reason, cancel_note }: Cancelled): boolean {
  return cancel_status === CancellationKind.cancel && cancel_reason === null && cancel_note === null;
}
