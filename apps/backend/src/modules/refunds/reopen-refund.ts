import { PaymentMethod, refundMachine, RefundStatus } from "@sen/domain";
import { and, desc, eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { paymentEntries, refunds } from "../../database/schema/index.ts";
import { assertStart, lockRefund, satisfiedGuards, TransitionRefused } from "../order-records/index.ts";
import { settleOrderPoints } from "../loyalty/index.ts";
import { paymentOf, recordEntries, reviveTransfer } from "../payments/index.ts";
import { assertLeft, recordRefundStatus } from "./refund-moves.ts";

/**
 * Takes back what staff recorded of the wrong refund: that they paid it, or refused it. It is new again, as just after it was opened. What a
 * gateway reported as paid stays paid. Domain's table has no such transition, because nobody may decide on it: it corrects a mistake.
 */
export async function reopenRefund(tx: Transaction, id: number, now: Date): Promise<void> {
  const { order, refund } = await lockRefund(tx, "staff", id);
  const { amount, bank, status } = refund;
  const isPaid = status === RefundStatus.completed;
  if (!isPaid && status !== RefundStatus.cancelled) refuse("only a paid or refused refund can be reopened");
  const holds = satisfiedGuards({
    refund_destination_known: order.payment_method !== PaymentMethod.cod || bank !== null,
  });
  assertStart(refundMachine, RefundStatus.new, { actor: "operator", holds });
  const { kind, refund_id, id: entryId } = paymentEntries;
  const [paid] = await tx
    .select()
    .from(paymentEntries)
    .where(and(eq(refund_id, id), eq(kind, "refunded")))
    .orderBy(desc(entryId))
    .limit(1);
  if (isPaid && paid && paid.reference !== null) refuse("the gateway reported that it was paid");
  if (!isPaid) await assertLeft(tx, order, amount);
  await tx
    .update(refunds)
    .set({ status: RefundStatus.new, reason_not_refund: null, updated_at: now })
    .where(eq(refunds.id, id));
  await reviveTransfer(tx, id, now);
  await recordRefundStatus(tx, refund, RefundStatus.new, { amount }, now);
  if (!isPaid) return;
  await settleOrderPoints(tx, order.id, now);
  const payment = await paymentOf(tx, order);
  if (!payment || !paid) return;
  const entry = { kind: "reversed", reason: "refund", amount, is_return: true, refund_id: id } as const;
  await recordEntries(tx, payment, [entry], now);
}

function refuse(detail: string): never {
  throw new TransitionRefused("TRANSITION_NOT_ALLOWED", detail);
}
