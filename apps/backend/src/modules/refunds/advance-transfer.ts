import { and, eq, inArray } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { RefundAnswer } from "../../ports/payment-gateway.ts";
import { payments, paymentTransfers } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { addJobs } from "../../jobs/add-job.ts";
import type { Services } from "../../services.ts";
import {
  advanceTransferJob,
  type PaymentRow,
  refundRequest,
  type TransferRow,
  UNDER_WAY,
} from "../payments/index.ts";
import { isDecided, settleTransfer } from "./settle-transfer.ts";

export type TransferServices = Pick<Services, "db" | "clock" | "paymentGateways"> & {
  log: Pick<FastifyBaseLogger, "error">;
};

/** Pauses between two questions about a transfer: from a minute, doubled each time, to six hours. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;
/** After so many questions in a row that decided nothing, about three days, a person must look. */
export const MAX_UNANSWERED = 20;

/**
 * Sends a transfer, or asks how it stands, writes what the gateway says of it, and queues the next question. Asked twice at once the gateway hears
 * the same name twice, and the answer is written once. What goes wrong is counted at this transfer, and harms no other.
 */
export async function advanceTransfer(services: TransferServices, id: number): Promise<void> {
  const { db, clock, log } = services;
  const found = await findTransfer(services, id);
  if (!found) throw notFound();
  const { transfer } = found;
  if (!UNDER_WAY.includes(transfer.status)) return;
  try {
    await noteAsked(services, transfer);
    const answer = await ask(services, found);
    if (isDecided(answer, transfer)) await settleTransfer(db, id, answer, clock.now());
    else await noteUnanswered(services, transfer, problemOf(answer, transfer));
  } catch (error) {
    log.error({ transfer: id, gateway: found.payment.gateway, err: error }, "money could not be sent back");
    const problem = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
    await noteUnanswered(services, transfer, problem.slice(0, 500));
  }
  await queueNext(services, id);
}

interface FoundTransfer {
  transfer: TransferRow;
  payment: PaymentRow;
}

async function findTransfer({ db }: TransferServices, id: number): Promise<FoundTransfer | undefined> {
  const [found] = await db
    .select({ transfer: paymentTransfers, payment: payments })
    .from(paymentTransfers)
    .innerJoin(payments, eq(payments.id, paymentTransfers.payment_id))
    .where(eq(paymentTransfers.id, id));
  return found;
}

/**
 * Sends what was never sent; otherwise asks, and sends it again under its name only where the gateway has none of that name, or takes a name
 * once. A refusal may then be of the attempt whose answer was lost, so it is asked about as well.
 */
async function ask(
  { paymentGateways, clock }: TransferServices,
  { transfer, payment }: FoundTransfer,
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

/** From here on it may have been sent, whatever comes of the call. */
async function noteAsked({ db, clock }: TransferServices, { id, asked }: TransferRow): Promise<void> {
  await db
    .update(paymentTransfers)
    .set({ status: "sent", asked: asked + 1, updated_at: clock.now() })
    .where(and(eq(paymentTransfers.id, id), inArray(paymentTransfers.status, UNDER_WAY)));
}

function problemOf({ outcome, amount, currency, problem }: RefundAnswer, transfer: TransferRow): string {
  const isOtherMoney = outcome !== "absent" && outcome !== "unknown" && amount !== transfer.amount;
  return isOtherMoney ? `The gateway tells of ${amount} ${currency}.` : (problem ?? outcome);
}

/** Counts a question that decided nothing; after too many of them a person must look. */
async function noteUnanswered(
  { db, clock, log }: TransferServices,
  transfer: TransferRow,
  problem: string,
): Promise<void> {
  const { id, reference } = transfer;
  const unanswered = transfer.unanswered + 1;
  const isStuck = unanswered >= MAX_UNANSWERED;
  if (isStuck) {
    log.error({ transfer: id, reference, problem }, "money on its way back is stuck: look at the gateway");
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
  const { transfer } = (await findTransfer(services, id)) ?? {};
  if (!transfer || !UNDER_WAY.includes(transfer.status)) return;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, transfer.asked - 1), LONGEST_PAUSE_MS);
  const runAt = new Date(services.clock.now().getTime() + pause);
  await addJobs(services.db, [advanceTransferJob(id, { runAt })]);
}
