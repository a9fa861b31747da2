import { PaymentStatus } from "./statuses.ts";

/** Kinds of ledger entries. The spec shows no ledger; we record an entry for every movement of money. */
export const PAYMENT_ENTRY_KINDS = [
  "authorized",
  "captured",
  "refunded",
  "reversed",
  "failed",
  "orphaned",
] as const;
export type PaymentEntryKind = (typeof PAYMENT_ENTRY_KINDS)[number];

/** The fields of a ledger entry that determine sums and statuses. */
export interface PaymentEntry {
  kind: PaymentEntryKind;
  /** Dong, never negative: the kind gives the direction. */
  amount: number;
  /** Whether it concerns money being returned rather than the payment itself. */
  is_return: boolean;
}

/**
 * The effect of an entry on the money that we hold. Captured money belongs to an order; orphaned money matched no waiting order; `refunded`
 * pays either back, and `reversed` takes back such an entry, if it was a mistake. Authorizations and failures move no money.
 */
const effects: Record<PaymentEntryKind, 1 | 0 | -1> = {
  authorized: 0,
  captured: 1,
  orphaned: 1,
  refunded: -1,
  reversed: 1,
  failed: 0,
};

/** How much of the payment we still hold, in dong. */
export function ledgerBalance(entries: readonly Pick<PaymentEntry, "kind" | "amount">[]): number {
  return entries.reduce((sum, { kind, amount }) => sum + effects[kind] * amount, 0);
}

/**
 * The status of a payment by its entries: complete once money was captured, even if it was refunded later; failed if it ended without a
 * capture; otherwise pending.
 */
export function paymentStatusOf(entries: readonly Pick<PaymentEntry, "kind" | "is_return">[]): PaymentStatus {
  if (entries.some(({ kind }) => kind === "captured")) return PaymentStatus.complete;
  const hasEnded = entries.some(
    ({ kind, is_return }) => kind === "orphaned" || (kind === "failed" && !is_return),
  );
  return hasEnded ? PaymentStatus.failed : PaymentStatus.pending;
}

/** Why money is returned through the gateway. */
export const PAYMENT_RETURN_REASONS = ["refund", "orphaned", "delivery_fee"] as const;
export type PaymentReturnReason = (typeof PAYMENT_RETURN_REASONS)[number];
