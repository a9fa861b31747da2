import { and, eq, inArray, ne } from "../../database/drizzle.ts";
import type { FastifyBaseLogger } from "fastify";
import type { RefundAnswer } from "../../ports/payment-gateway.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { addJobs } from "../../jobs/add-job.ts";
import type { Services } from "../../services.ts";
import {
  advanceTransferJob,
  lockPayment,
  type PaymentRow,
  refundRequest,
  type TransferRow,
  UNDER_WAY,
} from "../payments/index.ts";
import { raiseAlert } from "../provider-log/index.ts";
import { isDecided, settleTransfer, stuckSubject } from "./settle-transfer.ts";

export type TransferServices = Pick<Services, "db" | "clock" | "paymentGateways"> & {
  log: Pick<FastifyBaseLogger, "error">;
};

/** Pauses between two questions about a transfer: from a minute, doubled each time, to six hours. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;
/** After so many questions in a row that decided nothing, about half a day, a person must look. */
export const MAX_UNANSWERED = 10;

/**
 * Sends a transfer, or asks how it stands, writes what the gateway says of it, and queues the next question. Only one worker sends it first; another
 * one at the same time asks. What goes wrong is counted at this transfer, and harms no other.
 */
export async function advanceTransfer(services: TransferServices, id: number): Promise<void> {
  const { db, clock, log } = services;
  const found = await claimTransfer(services, id);
  const { transfer } = found;
  if (!UNDER_WAY.includes(transfer.status)) return;
  try {
    if (!found.mustWait) {
      const answer = await ask(services, found);
      if (isDecided(answer, transfer)) await settleTransfer(db, id, answer, clock.now());
      else await noteUnanswered(services, transfer, problemOf(answer, transfer));
    }
  } catch (error) {
    log.error({ transfer: id, gateway: found.payment.gateway, err: error }, "money could not be sent back");
    const problem = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
    await noteUnanswered(services, transfer, problem.slice(0, 500));
  }
  await queueNext(services, id);
}

interface ClaimedTransfer {
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
function claimTransfer({ db, clock }: TransferServices, id: number): Promise<ClaimedTransfer> {
  return db.transaction(async (tx) => {
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
      const asked = { status: "sent", asked: transfer.asked + 1, updated_at: clock.now() } as const;
      await tx.update(paymentTransfers).set(asked).where(named);
    }
    return { transfer, payment, mustWait };
  });
}

/**
 * Sends what was never sent; otherwise asks, and sends it again under its name only where the gateway has none of that name, or takes a name
 * once. A refusal may then be of the attempt whose answer was lost, so it is asked about as well.
 */
async function ask(
  { paymentGateways, clock }: TransferServices,
  { transfer, payment }: ClaimedTransfer,
): Promise<RefundAnswer> {
  const gateway = paymentGateways.named(payment.gateway);
  const request = refundRequest(transfer, payment);
  if (transfer.status === "waiting") return gateway.refund(request);
  const known = await gateway.lookUpRefund(request);
  const maySend =
    known.outcome === "absent" ||
    (known.outcome === "unknown" && gateway.isRefundRepeatable(request, clock.now()));
  if (!maySend) return known;
  const again = await gateway.refund(request);
  if (again.outcome !== "failed") return again;
  const looked = await gateway.lookUpRefund(request);
  return looked.outcome === "absent" ? again : looked;
}

function problemOf({ outcome, amount, currency, problem }: RefundAnswer, transfer: TransferRow): string {
  const isAmountMismatch = outcome !== "absent" && outcome !== "unknown" && amount !== transfer.amount;
  return isAmountMismatch ? `The gateway tells of ${amount} ${currency}.` : (problem ?? outcome);
}

/** Counts a question that decided nothing; after too many of them a person must look. */
async function noteUnanswered(
  { db, clock }: TransferServices,
  transfer: TransferRow,
  problem: string,
): Promise<void> {
  const { id, reference } = transfer;
  const unanswered = transfer.unanswered + 1;
  const isStuck = unanswered >= MAX_UNANSWERED;
  if (isStuck) {
    const text = `Money on its way back is stuck: ask the gateway about the refund ${reference} (${problem}). Then \`payments found ${id}\` with its number, or \`payments resend ${id}\` where there is none.`;
    await raiseAlert(db, { subject: stuckSubject(id), text }, clock.now());
  }
  await db
    .update(paymentTransfers)
    .set({ unanswered, problem, updated_at: clock.now(), ...(isStuck && { status: "stuck" }) })
    .where(
      and(
        eq(paymentTransfers.id, id),
        eq(paymentTransfers.reference, reference),
        inArray(paymentTransfers.status, UNDER_WAY),
      ),
    );
}

async function queueNext(services: TransferServices, id: number): Promise<void> {
  const [transfer] = await services.db.select().from(paymentTransfers).where(eq(paymentTransfers.id, id));
  if (!transfer || !UNDER_WAY.includes(transfer.status)) return;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, transfer.asked - 1), LONGEST_PAUSE_MS);
  const runAt = new Date(services.clock.now().getTime() + pause);
  await addJobs(services.db, [advanceTransferJob(id, { runAt })]);
}
