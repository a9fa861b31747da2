import { PaymentStatus } from "@sen/domain";
import { and, eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { paymentEntries, payments } from "../../database/schema/index.ts";
import type { OrderRow } from "../order-records/index.ts";
import { recordDifference } from "./differences.ts";
import { type NewEntry, recordEntries } from "./ledger.ts";
import { amountOf } from "./payment.ts";
import type { PaymentRow } from "./payment-row.ts";
import { type GatewayAnswer, isAmountMismatch, type Settled } from "./gateway-answer.ts";
import { openTransfer } from "./transfers.ts";
import { failed, isHeld, paid, releaseStock } from "./waiting-orders.ts";

/** Records received money. It pays the waiting orders if the amount matches; otherwise it is sent back. */
export async function recordPaid(
  tx: Transaction,
  payment: PaymentRow,
  waiting: readonly OrderRow[],
  answer: GatewayAnswer,
  now: Date,
): Promise<Settled> {
  if (await isRecorded(tx, payment, answer, now)) return "known";
  const { amount, transaction: gateway_reference } = answer;
  const common = {
    amount,
    reference: payment.reference,
    gateway_reference,
    happened_at: answer.decidedAt ?? now,
  };
  const against = reasonAgainst(payment, waiting, answer, now);
  const taken: NewEntry[] =
    against === null
      ? [{ kind: "captured", reason: "paid", ...common }]
      : [{ kind: "orphaned", reason: against, ...common }];
  await recordEntries(tx, payment, [{ kind: "authorized", reason: "paid", ...common }, ...taken], now);
  if (gateway_reference !== null) {
    await tx.update(payments).set({ gateway_reference }).where(eq(payments.id, payment.id));
  }
  if (against === null) {
    for (const order of waiting) await paid(tx, order, now);
    return "recorded";
  }
  await openTransfer(tx, { payment_id: payment.id, amount, reason: "orphaned" }, now);
  if (payment.status === PaymentStatus.pending) for (const order of waiting) await failed(tx, order, now);
  await releaseStock(tx, waiting, now);
  return "recorded";
}

/** Why received money cannot pay the orders; null if they await it and their stock is held. */
function reasonAgainst(
  payment: PaymentRow,
  waiting: readonly OrderRow[],
  answer: GatewayAnswer,
  now: Date,
): NewEntry["reason"] | null {
  if (isAmountMismatch(answer, payment)) return "amount_differs";
  if (waiting.length === 0) return "not_awaited";
  // After the payment failed, one of its orders was cancelled or repriced.
  if (amountOf(waiting) !== payment.amount) return "amount_differs";
  const hasFailed = payment.status === PaymentStatus.failed;
  return hasFailed && !waiting.every((order) => isHeld(order, now)) ? "not_awaited" : null;
}

/**
 * Whether this payment's money is in the ledger already. Identified by our reference only, because a gateway may give a new transaction
 * number each time, or none. A second number is recorded as a difference for a person to check.
 */
async function isRecorded(
  tx: Transaction,
  payment: PaymentRow,
  { transaction, gateway, reference }: GatewayAnswer,
  now: Date,
): Promise<boolean> {
  const [taken] = await tx
    .select({ gateway_reference: paymentEntries.gateway_reference })
    .from(paymentEntries)
    .where(and(eq(paymentEntries.payment_id, payment.id), eq(paymentEntries.kind, "authorized")));
  if (!taken) return false;
  const { gateway_reference } = taken;
  const isOther = transaction !== null && gateway_reference !== null && transaction !== gateway_reference;
  if (isOther) {
    const told = { here: gateway_reference, there: transaction };
    await recordDifference(
      tx,
      { gateway, kind: "payment", difference: "second_transaction", reference, ...told },
      now,
    );
  }
  return true;
}
