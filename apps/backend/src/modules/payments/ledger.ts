import { paymentStatusOf } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { paymentEntries, payments } from "../../database/schema/index.ts";
import type { PaymentRow } from "./payment-row.ts";

type EntryInsert = typeof paymentEntries.$inferInsert;

/** An entry to insert. Omitted columns get their defaults; `happened_at` defaults to now. */
export type NewEntry = Pick<EntryInsert, "kind" | "reason" | "amount"> &
  Partial<
    Pick<
      EntryInsert,
      "is_return" | "reference" | "gateway_reference" | "transfer_id" | "refund_id" | "happened_at"
    >
  >;

/**
 * Inserts entries of a payment and updates its status from all its entries. Nothing else writes a payment's status. The payment's row must
 * be locked.
 */
export async function recordEntries(
  tx: Transaction,
  payment: Pick<PaymentRow, "id" | "status">,
  entries: readonly NewEntry[],
  now: Date,
): Promise<void> {
  await tx
    .insert(paymentEntries)
    .values(
      entries.map((entry) => ({ happened_at: now, ...entry, payment_id: payment.id, created_at: now })),
    );
  const all = await tx
    .select({ kind: paymentEntries.kind, is_return: paymentEntries.is_return })
    .from(paymentEntries)
    .where(eq(paymentEntries.payment_id, payment.id));
  const status = paymentStatusOf(all);
  if (status === payment.status) return;
  await tx.update(payments).set({ status, updated_at: now }).where(eq(payments.id, payment.id));
}
