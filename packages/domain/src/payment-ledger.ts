import { PaymentStatus } from "./statuses.ts";

/** What the ledger tells of a payment's money. The spec does not show one; every dong that moves has an entry. */
export const PAYMENT_ENTRY_KINDS = ["authorized", "captured", "refunded", "failed", "orphaned"] as const;
export type PaymentEntryKind = (typeof PAYMENT_ENTRY_KINDS)[number];

/** An entry of the ledger, as far as sums and states depend on it. */
export interface PaymentEntry {
  kind: PaymentEntryKind;
  /** Dong, never negative: the kind says which way it went. */
  amount: number;
  /** Whether it tells of money on its way back rather than of the payment itself. */
  is_return: boolean;
}

/**
 * What an entry adds to the money that we hold: captured money is an order's, orphaned money found no order that waited for it; both leave
 * again with `refunded`. An authorization is the payer's promise, and a failure moves nothing.
 */
const effects: Record<PaymentEntryKind, 1 | 0 | -1> = {
  authorized: 0,
  captured: 1,
  orphaned: 1,
  refunded: -1,
  failed: 0,
};

/** How much of what was paid we still hold, in dong. */
export function ledgerBalance(entries: readonly Pick<PaymentEntry, "kind" | "amount">[]): number {
  return entries.reduce((sum, { kind, amount }) => sum + effects[kind] * amount, 0);
}

/**
 * The status that a payment's entries make: complete once money was captured for its orders, however much of it went back later; failed once it
 * ended without; otherwise it is awaited.
 */
export function paymentStatusOf(entries: readonly Pick<PaymentEntry, "kind" | "is_return">[]): PaymentStatus {
  if (entries.some(({ kind }) => kind === "captured")) return PaymentStatus.complete;
  const hasEnded = entries.some(
    ({ kind, is_return }) => kind === "orphaned" || (kind === "failed" && !is_return),
  );
  return hasEnded ? PaymentStatus.failed : PaymentStatus.pending;
}

/** Why money goes back through the gateway. */
export const PAYMENT_RETURN_REASONS = ["refund", "orphaned", "delivery_fee"] as const;
export type PaymentReturnReason = (typeof PAYMENT_RETURN_REASONS)[number];
