import { RefundStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { RefundAnswer } from "../../ports/payment-gateway.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { notAllowedNow, notFound } from "../../errors/errors.ts";
import { lockRefund } from "../order-records/index.ts";
import {
  lockPayment,
  lockTransfer,
  recordDecision,
  recordEntries,
  OPEN_TRANSFER_STATUSES,
} from "../payments/index.ts";
import { moveRefund } from "./refund-moves.ts";

/** A gateway's response that it has accepted or decided a refund. */
export interface DecidedRefund extends RefundAnswer {
  outcome: "pending" | "completed" | "failed";
}

/** Whether a response is usable: its status is documented, and the amount matches, unless the refund failed. */
export function isDecided(answer: RefundAnswer, transfer: { amount: number }): answer is DecidedRefund {
  const { outcome, amount } = answer;
  if (outcome === "absent" || outcome === "unknown") return false;
  return outcome === "failed" || amount === transfer.amount;
}

/** Writes a transfer's outcome to the ledger and to its refund, if it has one. Ignores responses about an earlier attempt. */
export async function settleTransfer(
  db: Database,
  id: number,
  answer: DecidedRefund,
  now: Date,
): Promise<void> {
  const { outcome } = answer;
  await db.transaction(async (tx) => {
    const { payment, locked, transfer } = await lockWithRefund(tx, id);
    if (transfer.reference !== answer.reference || !OPEN_TRANSFER_STATUSES.includes(transfer.status)) return;
    const gateway_reference = answer.transaction ?? transfer.gateway_reference;
    const status = outcome === "pending" ? "sent" : outcome;
    const problem = outcome === "failed" ? answer.problem : null;
    await recordDecision(tx, transfer, { status, problem, gateway_reference }, now);
    if (outcome === "pending") return;
    const carried = {
      transfer_id: id,
      reference: transfer.reference,
      gateway_reference,
      happened_at: answer.decidedAt ?? now,
    };
    if (locked) {
      const to = outcome === "completed" ? RefundStatus.completed : RefundStatus.failed;
      await moveRefund(tx, locked.order, locked.refund, { to, actor: "gateway", carried }, now);
      return;
    }
    const kind = outcome === "completed" ? "refunded" : "failed";
    const { amount, reason } = transfer;
    await recordEntries(tx, payment, [{ kind, reason, amount, is_return: true, ...carried }], now);
  });
}

/**
 * Records that a person paid back by other means what the gateway refused to transfer, or does not decide. The entry has no reference,
 * because the gateway's books do not contain it.
 */
export async function settleByHand(tx: Transaction, id: number, now: Date): Promise<void> {
  const { payment, locked, transfer } = await lockWithRefund(tx, id);
  if (transfer.status !== "failed" && transfer.status !== "stuck") {
    throw notAllowedNow("TRANSFER_NOT_FAILED");
  }
  const { amount, reason, gateway_reference } = transfer;
  await recordDecision(tx, transfer, { status: "completed", problem: null, gateway_reference }, now);
  const carried = { transfer_id: id, reference: null, happened_at: now };
  if (!locked) {
    await recordEntries(
      tx,
      payment,
      [{ kind: "refunded", reason, amount, is_return: true, ...carried }],
      now,
    );
    return;
  }
  const { transactionPending, completed } = RefundStatus;
  const { order, refund } = locked;
  if (refund.status !== transactionPending) {
    await moveRefund(tx, order, refund, { to: transactionPending, actor: "operator" }, now);
  }
  const sent = { ...refund, status: transactionPending };
  await moveRefund(tx, order, sent, { to: completed, actor: "gateway", carried }, now);
}

/** Locks a transfer with its payment and its refund, always in this order. */
async function lockWithRefund(tx: Transaction, id: number) {
  const [named] = await tx.select().from(paymentTransfers).where(eq(paymentTransfers.id, id));
  const payment = await lockPayment(tx, named?.payment_id ?? null);
  if (!named || !payment) throw notFound();
  const locked = named.refund_id === null ? null : await lockRefund(tx, "staff", named.refund_id);
  return { payment, locked, transfer: await lockTransfer(tx, id) };
}
