import { eq } from "../../database/drizzle.ts";
import type { FastifyBaseLogger } from "fastify";
import type { RefundAnswer } from "../../ports/payment-gateway.ts";
import { Unreachable } from "../../ports/unreachable.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { addJobs } from "../../jobs/add-job.ts";
import type { Services } from "../../services.ts";
import {
  advanceTransferJob,
  type ClaimedTransfer,
  claimTransfer,
  recordUndecidedAnswer,
  refundRequest,
  type TransferRow,
  OPEN_TRANSFER_STATUSES,
} from "../payments/index.ts";
import { isDecided, settleTransfer } from "./settle-transfer.ts";

export type TransferServices = Pick<Services, "db" | "clock" | "paymentGateways"> & {
  log: Pick<FastifyBaseLogger, "error">;
};

/** Pauses between two checks of a transfer: one minute at first, doubled each time, up to six hours. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/**
 * Sends a transfer or checks its status, records the gateway's response, and queues the next check. Only one worker sends it first; a
 * concurrent one only checks. An error is counted for this transfer and does not affect others.
 */
export async function advanceTransfer(services: TransferServices, id: number): Promise<void> {
  const { db, clock, log } = services;
  const found = await db.transaction((tx) => claimTransfer(tx, id, clock.now()));
  const { transfer } = found;
  if (!OPEN_TRANSFER_STATUSES.includes(transfer.status)) return;
  try {
    if (!found.mustWait) {
      const answer = await ask(services, found);
      if (isDecided(answer, transfer)) await settleTransfer(db, id, answer, clock.now());
      else await recordUndecidedAnswer(db, transfer, problemOf(answer, transfer), clock.now());
    }
  } catch (error) {
    log.error(
      { transfer: id, gateway: found.payment.gateway, err: error },
      "a refund could not be sent to its gateway",
    );
    const problem = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
    const isUnsent = error instanceof Unreachable;
    await recordUndecidedAnswer(db, transfer, problem.slice(0, 500), clock.now(), { isUnsent });
  }
  await queueNext(services, id);
}

/**
 * Sends a new transfer. Otherwise checks it, and sends it again under the same reference only if the gateway does not have it or accepts
 * each reference once. A refusal may then be about the first attempt, whose response was lost, so the status is checked again.
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

function problemOf({ outcome, amount, problem }: RefundAnswer, transfer: TransferRow): string {
  const isAmountMismatch = outcome !== "absent" && outcome !== "unknown" && amount !== transfer.amount;
  return isAmountMismatch ? `The gateway tells of ${amount} dong.` : (problem ?? outcome);
}

async function queueNext(services: TransferServices, id: number): Promise<void> {
  const [transfer] = await services.db.select().from(paymentTransfers).where(eq(paymentTransfers.id, id));
  if (!transfer || !OPEN_TRANSFER_STATUSES.includes(transfer.status)) return;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, transfer.asked - 1), LONGEST_PAUSE_MS);
  const runAt = new Date(services.clock.now().getTime() + pause);
  await addJobs(services.db, [advanceTransferJob(id, { runAt })]);
}
