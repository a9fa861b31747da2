import { PaymentStatus } from "@sen/domain";
import { and, eq, inArray } from "../../database/drizzle.ts";
import { payments } from "../../database/schema/index.ts";
import type { Services } from "../../services.ts";
import { closeAlert, raiseAlert } from "../provider-log/index.ts";
import { believableOutcome, isAmountMismatch, type GatewayAnswer, type Settled } from "./gateway-answer.ts";
import { countUnknownAnswer } from "./gateway-metrics.ts";
import { recordEntries } from "./ledger.ts";
import { lockWaitingOrders } from "./payment.ts";
import { recordPaid } from "./record-paid.ts";
import { failed, releaseStock } from "./waiting-orders.ts";

/** The alert subject of a payment that the gateway holds for review. */
const alertOf = ({ id }: { id: number }): string => `payment ${id} in review`;

/**
 * Writes a payment's outcome to the ledger and its orders, and releases the stock of orders whose hold has expired. Money that no order
 * awaits, or that differs from the amount due, is orphaned and sent back. A notice with a different amount is not trusted: the gateway is
 * asked once the payment expires.
 */
export async function settle(
  { db, clock }: Pick<Services, "db" | "clock">,
  answer: GatewayAnswer,
  { isNotice = false } = {},
): Promise<Settled> {
  const { gateway, reference } = answer;
  const outcome = believableOutcome(answer);
  const asked = and(eq(payments.reference, reference), eq(payments.gateway, gateway));
  const now = clock.now();
  if (outcome === "unknown") countUnknownAnswer(gateway);
  if (outcome === "pending") {
    const [decided] = await db
      .update(payments)
      .set({ outcome })
      .where(and(asked, inArray(payments.outcome, ["review", "unknown"])))
      .returning({ id: payments.id });
    if (decided) await closeAlert(db, alertOf(decided), now);
    return "known";
  }
  return db.idempotentTransaction(async (tx): Promise<Settled> => {
    const [payment] = await tx.select().from(payments).where(asked).for("update");
    if (!payment) return "unknown_payment";
    if (isNotice && isAmountMismatch(answer, payment)) return "wrong_amount";
    const wasInReview = payment.outcome === "review";
    const isUndecided = outcome === "review" || outcome === "unknown";
    // An unknown status does not end a review.
    const isNews =
      payment.status === PaymentStatus.pending &&
      payment.outcome !== outcome &&
      !(wasInReview && isUndecided);
    if (isNews) await tx.update(payments).set({ outcome }).where(eq(payments.id, payment.id));
    if (isNews && outcome === "review") {
      const text = `${gateway} holds the payment ${reference} of ${payment.amount} dong for review: decide it at the gateway. Its goods stay reserved.`;
      await raiseAlert(tx, { subject: alertOf(payment), text }, now);
    }
    // Also if its order was cancelled meanwhile.
    if (wasInReview && !isUndecided) await closeAlert(tx, alertOf(payment), now);
    if (outcome === "paid") {
      return recordPaid(tx, payment, await lockWaitingOrders(tx, payment.id), answer, now);
    }
    if (isUndecided) return isNews ? "recorded" : "known";
    const waiting = await lockWaitingOrders(tx, payment.id);
    const isEnd = payment.status === PaymentStatus.pending;
    if (isEnd) {
      const { amount } = payment;
      await recordEntries(tx, payment, [{ kind: "failed", reason: outcome, amount, reference }], now);
      for (const order of waiting) await failed(tx, order, now);
    }
    await releaseStock(tx, waiting, now);
    return isEnd ? "recorded" : "known";
  });
}
