import { and, eq, inArray, ne } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { addJobs } from "../../jobs/add-job.ts";
import { closeAlert, raiseAlert } from "../provider-log/index.ts";
import { lockPayment } from "./payment.ts";
import type { PaymentRow } from "./payment-row.ts";
import { advanceTransferJob, type TransferRow, UNDER_WAY } from "./transfers.ts";

/** After so many questions in a row that decided nothing, about half a day, a person must look. */
export const MAX_UNANSWERED = 10;

/** The alert of a transfer that goes on only when a person sees to it. */
const alertOf = (transferId: number): string => `transfer ${transferId}`;

/** A transfer that is asked about, with its payment held. */
export interface ClaimedTransfer {
  /** As it was before it was claimed. */
  transfer: TransferRow;
  payment: PaymentRow;
  /** Whether another transfer of the payment is at the gateway, so that this one is not sent yet. */
  mustWait: boolean;
}

/**
 * Notes that a transfer is asked about: from here on it may have been sent, whatever comes of the call. Transfers of one payment go one after the
 * other: VNPay answers 94 while it works on any refund of a payment, and that must never be taken for an answer about this one.
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
  if (UNDER_WAY.includes(transfer.status) && !mustWait) {
    const asked = { status: "sent", asked: transfer.asked + 1, updated_at: now } as const;
    await tx.update(paymentTransfers).set(asked).where(named);
  }
  return { transfer, payment, mustWait };
}

/** Counts a question that decided nothing; after too many of them a person must look. */
export async function noteUnanswered(
  db: Queryable,
  { id, reference, unanswered: before }: TransferRow,
  problem: string,
  now: Date,
): Promise<void> {
  const unanswered = before + 1;
  const isStuck = unanswered >= MAX_UNANSWERED;
  if (isStuck) {
    const text = `Money on its way back is stuck: ask the gateway about the refund ${reference} (${problem}). Then \`payments found ${id}\` with its number, or \`payments resend ${id}\` where there is none.`;
    await raiseAlert(db, { subject: alertOf(id), text }, now);
  }
  await db
    .update(paymentTransfers)
    .set({ unanswered, problem, updated_at: now, ...(isStuck && { status: "stuck" }) })
    .where(
      and(
        eq(paymentTransfers.id, id),
        eq(paymentTransfers.reference, reference),
        inArray(paymentTransfers.status, UNDER_WAY),
      ),
    );
}

/** Writes what was decided of a transfer that is held. One that failed goes on only when a person sees to it: MoMo, for one, carries no 500 dong. */
export async function recordDecision(
  tx: Transaction,
  { id, amount }: TransferRow,
  decided: Pick<TransferRow, "status" | "problem" | "gateway_reference">,
  now: Date,
): Promise<void> {
  if (decided.status === "failed") {
    const text = `${amount} dong could not be sent back (${decided.problem ?? ""}): \`payments retry ${id}\` (of a refund \`refund pending\`), or give it back another way and say \`payments by-hand ${id}\`.`;
    await raiseAlert(tx, { subject: alertOf(id), text }, now);
  } else if (decided.status === "completed") await closeAlert(tx, alertOf(id), now);
  await tx
    .update(paymentTransfers)
    .set({ ...decided, unanswered: 0, updated_at: now })
    .where(eq(paymentTransfers.id, id));
}

/** An attempt that the gateway does not have is followed by another one, under another name: it refused it, or a person saw that there is none. */
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

/** A stuck transfer is one under way again. */
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

/** A transfer as it is now, ours until the transaction ends. */
export async function lockTransfer(tx: Transaction, id: number): Promise<TransferRow> {
  const [transfer] = await tx
    .select()
    .from(paymentTransfers)
    .where(eq(paymentTransfers.id, id))
    .for("update");
  if (!transfer) throw notFound();
  return transfer;
}
