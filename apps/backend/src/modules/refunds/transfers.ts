import { PaymentMethod, RefundStatus } from "@sen/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { CURRENCY, type RefundAnswer } from "../../adapters/payment-gateway/payment-gateway.ts";
import type { Transaction } from "../../database/connect.ts";
import { orders, payments, paymentTransfers, refunds } from "../../database/schema/index.ts";
import { notAllowedNow, notFound } from "../../errors/errors.ts";
import type { Services } from "../../services.ts";
import { lockRefund } from "../order-records/index.ts";
import {
  lockPayment,
  openTransfer,
  recordEntries,
  refundRequest,
  type TransferRow,
} from "../payments/index.ts";
import { moveRefund } from "./refund-moves.ts";

type TransferServices = Pick<Services, "db" | "clock" | "paymentGateway">;
type JobServices = TransferServices & { log: Pick<FastifyBaseLogger, "error"> };

/** Transfers and refunds that one run works on; more wait for the next. */
const AT_A_TIME = 50;
const UNDER_WAY: TransferRow["status"][] = ["waiting", "sent"];

/**
 * Sends what is to go back through the gateway: refunds of online payments that staff approved, and money that found no order. Asks how those
 * stand that were sent before. What fails is logged and tried again with the next run.
 */
export async function sendMoneyBack(services: JobServices): Promise<void> {
  const { db, log } = services;
  const approved = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(and(eq(refunds.status, RefundStatus.approved), eq(orders.payment_method, PaymentMethod.online)))
    .orderBy(asc(refunds.id))
    .limit(AT_A_TIME);
  for (const { id } of approved) {
    try {
      await startRefund(services, id);
    } catch (error) {
      log.error({ refund: id, err: error }, "an approved refund could not be sent");
    }
  }
  const underWay = await db
    .select({ id: paymentTransfers.id })
    .from(paymentTransfers)
    .where(inArray(paymentTransfers.status, UNDER_WAY))
    .orderBy(asc(paymentTransfers.updated_at), asc(paymentTransfers.id))
    .limit(AT_A_TIME);
  for (const { id } of underWay) {
    try {
      await carryTransfer(services, id);
    } catch (error) {
      log.error({ transfer: id, err: error }, "money could not be sent back");
    }
  }
}

/** Puts a refund on its way: of an online payment through the gateway. Approves it first where that is still to be done. */
export async function sendRefund(services: TransferServices, id: number): Promise<void> {
  const transfer = await startRefund(services, id);
  if (transfer) await carryTransfer(services, transfer.id);
}

/** The refund's way in our books; the gateway is asked afterwards. None for money that goes to a bank account. */
async function startRefund(
  { db, clock }: TransferServices,
  refundId: number,
): Promise<Pick<TransferRow, "id"> | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { order, refund } = await lockRefund(tx, "staff", refundId);
    let { status } = refund;
    do {
      const next = onward[status] ?? RefundStatus.transactionPending;
      await moveRefund(tx, order, { ...refund, status }, { to: next, actor: "operator" }, now);
      status = next;
    } while (status !== RefundStatus.transactionPending);
    if (order.payment_method !== PaymentMethod.online || order.payment_id === null) return null;
    const [present] = await tx
      .select()
      .from(paymentTransfers)
      .where(eq(paymentTransfers.refund_id, refundId))
      .for("update");
    if (present) return renewTransfer(tx, present, now);
    const { payment_id, id: order_id } = order;
    const { amount } = refund;
    return openTransfer(tx, { payment_id, order_id, amount, reason: "refund", refund_id: refundId }, now);
  });
}

/** The operator's way to where the gateway takes over. */
const onward: Partial<Record<RefundStatus, RefundStatus>> = {
  [RefundStatus.new]: RefundStatus.approved,
};

/** An attempt that failed for good is followed by another one, under another name. */
async function renewTransfer(
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
      requested_at: now,
      updated_at: now,
    })
    .where(eq(paymentTransfers.id, id));
  return { id };
}

/** Sends money once more that found no order and could not be sent back. A refund is sent again as a refund. */
export async function retryTransfer(services: TransferServices, id: number): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const [transfer] = await tx
      .select()
      .from(paymentTransfers)
      .where(eq(paymentTransfers.id, id))
      .for("update");
    if (!transfer) throw notFound();
    if (transfer.status !== "failed" || transfer.refund_id !== null) {
      throw notAllowedNow("TRANSFER_NOT_FAILED");
    }
    await renewTransfer(tx, transfer, clock.now());
  });
  await carryTransfer(services, id);
}

/**
 * Sends a transfer, or asks how it stands, and writes what the gateway says of it. Asked twice at once the gateway hears the same name twice, and
 * the answer is written once.
 */
export async function carryTransfer(services: TransferServices, id: number): Promise<void> {
  const { db, paymentGateway } = services;
  const [found] = await db
    .select({ transfer: paymentTransfers, payment: payments })
    .from(paymentTransfers)
    .innerJoin(payments, eq(payments.id, paymentTransfers.payment_id))
    .where(eq(paymentTransfers.id, id));
  if (!found) throw notFound();
  const { transfer, payment } = found;
  if (!UNDER_WAY.includes(transfer.status)) return;
  const request = refundRequest(transfer, payment);
  const ask = transfer.status === "waiting" ? paymentGateway.refund : paymentGateway.lookUpRefund;
  await settleTransfer(services, id, await ask(request));
}

/** Writes what became of a transfer into the ledger and, where it carries out a refund, into that. */
async function settleTransfer(
  { db, clock }: TransferServices,
  id: number,
  answer: RefundAnswer,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [named] = await tx.select().from(paymentTransfers).where(eq(paymentTransfers.id, id));
    const payment = await lockPayment(tx, named?.payment_id ?? null);
    if (!named || !payment) throw notFound();
    const locked = named.refund_id === null ? null : await lockRefund(tx, "staff", named.refund_id);
    const [transfer] = await tx
      .select()
      .from(paymentTransfers)
      .where(eq(paymentTransfers.id, id))
      .for("update");
    if (!transfer || transfer.reference !== answer.reference || !UNDER_WAY.includes(transfer.status)) return;
    const isOtherMoney = answer.amount !== transfer.amount || answer.currency !== CURRENCY;
    const outcome = isOtherMoney ? "pending" : answer.outcome;
    const problem = isOtherMoney
      ? `The gateway tells of ${answer.amount} ${answer.currency}.`
      : outcome === "failed"
        ? answer.problem
        : null;
    const gateway_reference = answer.transaction ?? transfer.gateway_reference;
    await tx
      .update(paymentTransfers)
      .set({ status: outcome === "pending" ? "sent" : outcome, problem, gateway_reference, updated_at: now })
      .where(eq(paymentTransfers.id, id));
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
