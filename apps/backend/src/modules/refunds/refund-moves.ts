import type { BankAccount } from "@sen/api";
import {
  PaymentMethod,
  PaymentStatus,
  refundableAmount,
  refundMachine,
  refundNeedsIdentity,
  RefundStatus,
  shownRefund,
  type Actor,
  type NoticeKind,
} from "@sen/domain";
import { asc, eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { refundHistories, refunds } from "../../database/schema/index.ts";
import { dongText } from "../../texts/dong-text.ts";
import { notAllowedNow } from "../../errors/errors.ts";
import { isIdentityVerified } from "../identity/index.ts";
import { settleOrderPoints } from "../loyalty/index.ts";
import { writeNotice, type NewNotice } from "../notifications/index.ts";
import {
  assertStart,
  assertTransition,
  copyRequestState,
  satisfiedGuards,
  type LockedOrder,
  type LockedRefund,
} from "../order-records/index.ts";
import { dropTransfer, paymentOf, recordEntries } from "../payments/index.ts";

/** The data of a new refund. */
export interface RefundOpening {
  /** Dong. */
  amount: number;
  return_request_id?: number;
  /** The account to pay to; null to pay back the way the money came. */
  bank: BankAccount | null;
}

/** Refuses, with a 422, to refund more than what is left of an order. The order must be locked, so that no other refund is opened meanwhile. */
export async function assertLeft(tx: Transaction, order: LockedOrder, amount: number): Promise<void> {
  const opened = await tx
    .select({ status: refunds.status, amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.order_id, order.id));
  const left = refundableAmount(order, opened);
  if (amount > left) throw notAllowedNow("REFUND_ABOVE_PAYMENT", { left: dongText(left) });
}

/** Opens a refund of an order. 422 if it exceeds what was paid. Returns its id. */
export async function openRefund(
  tx: Transaction,
  order: LockedOrder,
  actor: Actor,
  now: Date,
  { amount, return_request_id, bank }: RefundOpening,
): Promise<number> {
  const paidInCash = order.payment_method === PaymentMethod.cod;
  const holds = satisfiedGuards({ refund_destination_known: !paidInCash || bank !== null });
  assertStart(refundMachine, RefundStatus.new, { actor, holds });
  await assertLeft(tx, order, amount);
  const [refund] = await tx
    .insert(refunds)
    .values({
      order_id: order.id,
      customer_id: order.customer_id,
      return_request_id: return_request_id ?? null,
      amount,
      bank: paidInCash ? bank : null,
      created_at: now,
      updated_at: now,
    })
    .returning({ id: refunds.id });
  const id = refund?.id ?? 0;
  await recordRefundStatus(tx, { id, order_id: order.id }, RefundStatus.new, { amount }, now);
  return id;
}

/** Opens a refund if the order was paid and there is something to pay back: coupons may have covered all of it. */
export async function refundIfPaid(
  tx: Transaction,
  order: LockedOrder,
  actor: Actor,
  now: Date,
  opening: RefundOpening,
): Promise<void> {
  if (order.payment_status !== PaymentStatus.complete || opening.amount === 0) return;
  await openRefund(tx, order, actor, now, opening);
}

/** A status change of a refund. */
export interface RefundMove {
  to: RefundStatus;
  actor: Actor;
  /** Why nothing is refunded. */
  reasonNotRefund?: string;
  /** Ledger details of a transfer through the gateway; omitted for a bank account. */
  carried?: Partial<Parameters<typeof recordEntries>[2][number]>;
}

/**
 * Changes a refund's status as domain's table allows, with a history entry, the order's copy of the status, and a ledger entry if money
 * moved. A completed refund takes back the points.
 */
export async function moveRefund(
  tx: Transaction,
  order: Pick<LockedOrder, "payment_method" | "payment_id">,
  refund: LockedRefund,
  { to, actor, reasonNotRefund, carried }: RefundMove,
  now: Date,
): Promise<void> {
  const holds = satisfiedGuards({
    not_refund_reason_given: Boolean(reasonNotRefund?.trim()),
    refund_destination_known: order.payment_method === PaymentMethod.online || refund.bank !== null,
  });
  assertTransition(refundMachine, refund.status, to, { actor, holds });
  if (
    to === RefundStatus.approved &&
    refundNeedsIdentity(refund, await isIdentityVerified(tx, refund.customer_id))
  ) {
    throw notAllowedNow("REFUND_NEEDS_IDENTITY");
  }
  const reason_not_refund = reasonNotRefund?.trim() ?? refund.reason_not_refund;
  await tx
    .update(refunds)
    .set({ status: to, reason_not_refund, updated_at: now })
    .where(eq(refunds.id, refund.id));
  const told = { amount: refund.amount, ...(reason_not_refund && { reason: reason_not_refund }) };
  await recordRefundStatus(tx, refund, to, told, now);
  if (to === RefundStatus.cancelled) await dropTransfer(tx, refund.id, now);
  if (to === RefundStatus.completed) await settleOrderPoints(tx, refund.order_id, now);
  const kind = entryKinds[to];
  const payment = await paymentOf(tx, order);
  if (!kind || !payment) return;
  const { amount, id: refund_id } = refund;
  const entry = { kind, reason: "refund", amount, is_return: true, refund_id, ...carried } as const;
  await recordEntries(tx, payment, [entry], now);
}

/** The ledger entry when the bank has decided a refund. */
const entryKinds: Partial<Record<RefundStatus, "refunded" | "failed">> = {
  [RefundStatus.completed]: "refunded",
  [RefundStatus.failed]: "failed",
};

/** The notice for each status. */
const noticeKinds: Record<RefundStatus, NoticeKind> = {
  [RefundStatus.new]: "refund_opened",
  [RefundStatus.approved]: "refund_approved",
  [RefundStatus.transactionPending]: "refund_sent",
  [RefundStatus.completed]: "refund_completed",
  [RefundStatus.failed]: "refund_failed",
  [RefundStatus.cancelled]: "refund_cancelled",
};

/** Adds a status to a refund's history and the order's copy, and notifies the customer. */
export async function recordRefundStatus(
  tx: Transaction,
  { id, order_id }: Pick<LockedRefund, "id" | "order_id">,
  status: RefundStatus,
  facts: NewNotice["facts"] & {},
  now: Date,
): Promise<void> {
  await tx.insert(refundHistories).values({ refund_id: id, status, created_at: now });
  const opened = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.order_id, order_id))
    .orderBy(asc(refunds.id));
  const shown = shownRefund(opened);
  if (shown) {
    const { status: refund_status, reason_not_refund } = shown;
    await copyRequestState(tx, order_id, { refund_status, reason_not_refund }, now);
  }
  await writeNotice(tx, { kind: noticeKinds[status], order_id, source_id: id, facts }, now);
}

/** Erases the bank accounts of a customer's refunds. */
export async function forgetAccounts(tx: Transaction, customerId: number): Promise<void> {
  await tx.update(refunds).set({ bank: null }).where(eq(refunds.customer_id, customerId));
}
