import type { Transaction } from "../../database/connect.ts";
import type { PaymentGateways } from "../../ports/payment-gateways.ts";
import type { OrderRow } from "../order-records/index.ts";
import { amountOf, newPayment, type PaymentRow, recordEntries } from "../payments/index.ts";
import { schedulePaymentExpiry } from "./schedule-payment-expiry.ts";

/**
 * Records an open payment, whose page is closed, as failed. The orders that still await it get a new one, so that they can be paid: at the
 * same gateway, unless only another one takes their amount.
 */
export async function replacePayment(
  tx: Transaction,
  { paymentGateways }: { paymentGateways: PaymentGateways },
  payment: PaymentRow,
  reason: "cancelled" | "repriced",
  waiting: readonly OrderRow[],
  now: Date,
): Promise<void> {
  const { amount, reference } = payment;
  await recordEntries(tx, payment, [{ kind: "failed", reason, amount, reference }], now);
  if (waiting.length === 0) return;
  const gateway = paymentGateways.choose(payment.gateway, amountOf(waiting))?.id ?? payment.gateway;
  const { id: payment_id } = await newPayment(tx, waiting, gateway, now);
  await schedulePaymentExpiry(
    tx,
    waiting.map((order) => ({ ...order, payment_id })),
  );
}
