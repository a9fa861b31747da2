import { OrderStatus, PaymentStatus } from "@sen/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import {
  CURRENCY,
  type Notice,
  type NoticeVerdict,
  type PaymentAnswer,
} from "../../adapters/payment-gateway/payment-gateway.ts";
import type { Transaction } from "../../database/connect.ts";
import { orders, paymentEntries, payments } from "../../database/schema/index.ts";
import { serverFault } from "../../errors/errors.ts";
import type { Services } from "../../services.ts";
import { giveBackStock, moveOrder, type OrderRow } from "../order-records/index.ts";
import { gatewayPayment } from "./gateway-payment.ts";
import { gatewayQueue } from "./gateway-queue.ts";
import { type NewEntry, recordEntries } from "./ledger.ts";
import { lockWaitingOrders, type PaymentRow } from "./payment.ts";
import { openTransfer } from "./transfers.ts";

type SettleServices = Pick<Services, "db" | "clock" | "paymentGateway">;

/** What was settled, or why nothing was. */
export type Settled = Exclude<NoticeVerdict, "forged" | "failed">;

/** Brings an online payment to what the gateway knows of it. May be asked any number of times. */
export async function settlePayment(services: SettleServices, payment: PaymentRow): Promise<Settled> {
  return settle(services, await gatewayQueue(() => services.paymentGateway.lookUp(gatewayPayment(payment))));
}

/** Ends an online payment at the gateway, and settles what is true then: it may have been paid in that moment. */
export async function closePayment(services: SettleServices, payment: PaymentRow): Promise<Settled> {
  return settle(services, await gatewayQueue(() => services.paymentGateway.close(gatewayPayment(payment))));
}

/** Closes the page of a payment that the caller ends for a reason of its own. Settles only what was decided there before. */
export async function closePage(services: SettleServices, payment: PaymentRow): Promise<void> {
  const answer = await gatewayQueue(() => services.paymentGateway.close(gatewayPayment(payment)));
  if (answer.outcome !== "closed") await settle(services, answer);
}

/**
 * Settles what a notice says that claims to come from the gateway. One that is forged, repeated, late, or of another amount changes nothing
 * that it should not.
 */
export async function settleNotice(
  services: SettleServices & { log: Pick<FastifyBaseLogger, "warn" | "error"> },
  notice: Notice,
): Promise<NoticeVerdict> {
  const { paymentGateway, log } = services;
  const answer = paymentGateway.notices.read(notice);
  if (!answer) {
    log.warn("a notice was not signed by the payment gateway");
    return "forged";
  }
  const { reference } = answer;
  try {
    const verdict = await settle(services, answer, { isNotice: true });
    if (verdict === "unknown_payment" || verdict === "wrong_amount") {
      log.error(
        { reference, verdict },
        "the payment gateway tells of a payment that is not ours as it tells it",
      );
    }
    return verdict;
  } catch (error) {
    log.error({ reference, err: error }, "a notice of the payment gateway could not be settled");
    return "failed";
  }
}

/**
 * Writes how a payment stands into the ledger and into its orders, and gives back the stock of those whose time is over. Money that finds no
 * order waiting for it, or is not what was asked for, is orphaned and goes back. A notice alone of another amount is not believed: the gateway
 * is asked when the payment's time is over.
 */
async function settle(
  { db, clock }: Pick<Services, "db" | "clock">,
  answer: PaymentAnswer,
  { isNotice = false } = {},
): Promise<Settled> {
  const { outcome } = answer;
  if (outcome === "pending") return "known";
  const now = clock.now();
  return db.idempotentTransaction(async (tx): Promise<Settled> => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.reference, answer.reference))
      .for("update");
    if (!payment) return "unknown_payment";
    if (isNotice && isOtherMoney(answer, payment)) return "wrong_amount";
    const waiting = await lockWaitingOrders(tx, payment.id);
    if (outcome === "paid") return recordPaid(tx, payment, waiting, answer, now);
    const isEnd = payment.status === PaymentStatus.pending;
    if (isEnd) {
      const { reference, amount } = payment;
      await recordEntries(tx, payment, [{ kind: "failed", reason: outcome, amount, reference }], now);
      for (const order of waiting) await failed(tx, order, now);
    }
    await releaseStock(tx, waiting, now);
    return isEnd ? "recorded" : "known";
  });
}

const isOtherMoney = ({ amount, currency }: PaymentAnswer, payment: PaymentRow): boolean =>
  amount !== payment.amount || currency !== CURRENCY;

/** Money came. It is the orders' that wait for exactly this; otherwise it goes back. */
async function recordPaid(
  tx: Transaction,
  payment: PaymentRow,
  waiting: readonly OrderRow[],
  answer: PaymentAnswer,
  now: Date,
): Promise<Settled> {
  if (await isRecorded(tx, payment, answer)) return "known";
  if (!Number.isSafeInteger(answer.amount)) throw serverFault("the gateway tells of no whole amount");
  const { amount, transaction: gateway_reference } = answer;
  const common = {
    amount,
    reference: payment.reference,
    gateway_reference,
    happened_at: answer.decidedAt ?? now,
  };
  const against = reasonAgainst(payment, waiting, answer);
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

/** Why money that came cannot be the orders'; null where it can. */
function reasonAgainst(
  payment: PaymentRow,
  waiting: readonly OrderRow[],
  answer: PaymentAnswer,
): NewEntry["reason"] | null {
  if (isOtherMoney(answer, payment)) return "amount_differs";
  if (payment.status === PaymentStatus.complete) return "already_paid";
  return payment.status === PaymentStatus.failed || waiting.length === 0 ? "not_awaited" : null;
}

/** Whether this movement is in the ledger: a gateway that gives no number has one movement a payment. */
async function isRecorded(tx: Transaction, { id }: PaymentRow, { transaction }: PaymentAnswer) {
  const movement = transaction === null ? undefined : eq(paymentEntries.gateway_reference, transaction);
  const count = await tx.$count(
    paymentEntries,
    and(eq(paymentEntries.payment_id, id), eq(paymentEntries.kind, "authorized"), movement),
  );
  return count > 0;
}

function paid(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  return moveOrder(
    tx,
    order,
    {
      order_status: OrderStatus.created,
      payment_status: PaymentStatus.complete,
      actor: "gateway",
      set: { held_until: null },
    },
    now,
  );
}

function failed(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  return moveOrder(tx, order, { payment_status: PaymentStatus.failed, actor: "gateway" }, now);
}

/** Gives back what orders hold beyond their time. */
async function releaseStock(tx: Transaction, waiting: readonly OrderRow[], now: Date): Promise<void> {
  const over = waiting
    .filter(({ held_until }) => held_until !== null && held_until <= now)
    .map(({ id }) => id);
  if (over.length === 0) return;
  await giveBackStock(tx, over);
  await tx.update(orders).set({ held_until: null }).where(inArray(orders.id, over));
}
