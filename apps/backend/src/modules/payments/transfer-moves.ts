import { and, eq, inArray, ne } from "../../database/drizzle.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { addJobs } from "../../jobs/add-job.ts";
import { closeAlert, raiseAlert } from "../provider-log/index.ts";
import { lockPayment } from "./payment.ts";
import type { PaymentRow } from "./payment-row.ts";
import { advanceTransferJob, type TransferRow, OPEN_TRANSFER_STATUSES } from "./transfers.ts";

/** After this many responses in a row that decided nothing, about half a day, a person must check. */
export const MAX_UNDECIDED_ANSWERS = 10;

/** The alert subject of a transfer that needs a person. */
const alertOf = (transferId: number): string => `transfer ${transferId}`;

/** A transfer that is about to be sent or checked, with its locked payment. */
export interface ClaimedTransfer {
  /** The row before it was claimed. */
  transfer: TransferRow;
  payment: PaymentRow;
  /** Whether another transfer of the payment is in progress at the gateway, so that this one cannot be sent yet. */
  mustWait: boolean;
}

/**
 * Marks a transfer before the gateway is called: from then on it may have been sent, unless it cannot be reached. Transfers of one payment
 * run one at a time: VNPay responds 94 while it processes any refund of a payment, and that must not be taken as the status of this one.
 */
export async function claimTransfer(tx: Transaction, id: number, now: Date): Promise<ClaimedTransfer> {
  const named = eq(paymentTransfers.id, id);
  const [found] = await tx.select().from(paymentTransfers).where(named);
  const payment = await lockPayment(tx, found?.payment_id ?? null);
  const [transfer] = await tx.select().from(paymentTransfers).where(named);
  if (!transfer || !payment) throw notFound();
  const atGateway = and(
    eq(paymentTransfers.payment_id, payment.id),
    ne(paymentTransfers.id, id),
    inArray(paymentTransfers.status, ["sent", "stuck"]),
  );
  const mustWait = transfer.status === "waiting" && (await tx.$count(paymentTransfers, atGateway)) > 0;
  if (OPEN_TRANSFER_STATUSES.includes(transfer.status) && !mustWait) {
    const asked = { status: "sent", asked: transfer.asked + 1, updated_at: now } as const;
    await tx.update(paymentTransfers).set(asked).where(named);
  }
  return { transfer, payment, mustWait };
}

/**
 * Counts a response that decided nothing, unless the transfer was settled meanwhile. After too many a person must check. A new transfer
 * whose gateway could not be reached (`isUnsent`) waits to be sent again, unless somebody else has tried since.
 */
export async function recordUndecidedAnswer(
  db: Database,
  { id, reference, status, asked, unanswered: before }: TransferRow,
  problem: string,
  now: Date,
  { isUnsent = false } = {},
): Promise<void> {
  const unanswered = before + 1;
  const isLate = unanswered >= MAX_UNDECIDED_ANSWERS;
  const isWaiting = isUnsent && status === "waiting";
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(paymentTransfers)
      .set({
        unanswered,
        problem,
        updated_at: now,
        ...(isWaiting ? { status } : isLate && { status: "stuck" }),
      })
      .where(
        and(
          eq(paymentTransfers.id, id),
          eq(paymentTransfers.reference, reference),
          inArray(paymentTransfers.status, OPEN_TRANSFER_STATUSES),
          isWaiting ? eq(paymentTransfers.asked, asked + 1) : undefined,
        ),
      )
      .returning({ id: paymentTransfers.id });
    if (!changed || !isLate) return;
    const text = isWaiting
      ? `The refund ${reference} is not sent, but tried again: its gateway cannot be reached (${problem}).`
      : `The refund ${reference} is stuck at the gateway (${problem}). Look it up there, then run \`payments found ${id}\` with its number, or \`payments resend ${id}\` if the gateway does not have it, or pay it back by other means and run \`payments by-hand ${id}\`.`;
    await raiseAlert(tx, { subject: alertOf(id), text }, now);
  });
}

/** Records the outcome of a locked transfer. A failed one needs a person: MoMo, for example, cannot refund 500 dong. */
export async function recordDecision(
  tx: Transaction,
  { id, amount }: TransferRow,
  decided: Pick<TransferRow, "status" | "problem" | "gateway_reference">,
  now: Date,
): Promise<void> {
  if (decided.status === "failed") {
    const text = `${amount} dong could not be refunded (${decided.problem ?? ""}): run \`payments retry ${id}\` (for a refund, \`refund pending\`), or pay it back by other means and run \`payments by-hand ${id}\`.`;
    await raiseAlert(tx, { subject: alertOf(id), text }, now);
  } else if (decided.status === "completed") await closeAlert(tx, alertOf(id), now);
  await tx
    .update(paymentTransfers)
    .set({ ...decided, unanswered: 0, updated_at: now })
    .where(eq(paymentTransfers.id, id));
}

/** Starts a new attempt under a new reference, after the gateway refused the last one or a person saw that it does not exist there. */
export async function renewTransfer(
  tx: Transaction,
  { id }: TransferRow,
  now: Date,
): Promise<Pick<TransferRow, "id">> {
  await tx
    .update(paymentTransfers)
    .set({
      status: "waiting",
      reference: crypto.randomUUID(),
      gateway_reference: null,
      problem: null,
      asked: 0,
      unanswered: 0,
      requested_at: now,
      updated_at: now,
    })
    .where(eq(paymentTransfers.id, id));
  await closeAlert(tx, alertOf(id), now);
  await addJobs(tx, [advanceTransferJob(id)]);
  return { id };
}

/** Ends the failed transfer of a refund that is refused, so that it needs no person any more. */
export async function dropTransfer(tx: Transaction, refundId: number, now: Date): Promise<void> {
  const [dropped] = await tx
    .update(paymentTransfers)
    .set({ status: "dropped", updated_at: now })
    .where(and(eq(paymentTransfers.refund_id, refundId), eq(paymentTransfers.status, "failed")))
    .returning({ id: paymentTransfers.id });
  if (dropped) await closeAlert(tx, alertOf(dropped.id), now);
}

/** Lets the ended transfer of a reopened refund be sent again. */
export async function reviveTransfer(tx: Transaction, refundId: number, now: Date): Promise<void> {
  await tx
    .update(paymentTransfers)
    .set({ status: "failed", updated_at: now })
    .where(eq(paymentTransfers.refund_id, refundId));
}

/** Resumes a stuck transfer. */
export async function askAgain(
  tx: Transaction,
  { id }: TransferRow,
  now: Date,
  set: Partial<Pick<TransferRow, "gateway_reference">> = {},
): Promise<void> {
  await tx
    .update(paymentTransfers)
    .set({ ...set, status: "sent", asked: 0, unanswered: 0, updated_at: now })
    .where(eq(paymentTransfers.id, id));
  await closeAlert(tx, alertOf(id), now);
}

/** Locks a transfer until the transaction ends and reads it. */
export async function lockTransfer(tx: Transaction, id: number): Promise<TransferRow> {
  const [transfer] = await tx
    .select()
    .from(paymentTransfers)
    .where(eq(paymentTransfers.id, id))
    .for("update");
  if (!transfer) throw notFound();
  return transfer;
}
