import type { Transaction } from "../../database/connect.ts";
import type { OrderRow } from "../order-records/index.ts";
import { newPayment, type PaymentRow, recordEntries } from "../payments/index.ts";
import { schedulePaymentExpiry } from "./schedule-payment-expiry.ts";

/** Records an open payment, whose page is closed, as failed. The orders that still await it get a new one, so that they can be paid. */
export async function replacePayment(
  tx: Transaction,
  payment: PaymentRow,
  reason: "cancelled" | "repriced",
  waiting: readonly OrderRow[],
  now: Date,
): Promise<void> {
  const { amount, reference } = payment;
  await recordEntries(tx, payment, [{ kind: "failed", reason, amount, reference }], now);
  if (waiting.length === 0) return;
  const { id: payment_id } = await newPayment(tx, waiting, payment.gateway, now);
  await schedulePaymentExpiry(
    tx,
    waiting.map((order) => ({ ...order, payment_id })),
  );
}
