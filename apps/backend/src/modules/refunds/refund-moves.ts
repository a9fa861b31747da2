import {
  COD_PAYMENT_VENDOR_ID,
  PaymentMethod,
  refundableAmount,
  refundMachine,
  refundNeedsIdentity,
  RefundStatus,
  type Actor,
  type NoticeKind,
} from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { payments, refundHistories, refunds, type BankAccount } from "../../database/schema/index.ts";
import { dongText } from "../../texts/dong-text.ts";
import { notAllowedNow } from "../../errors/errors.ts";
import { isIdentityVerified } from "../identity/index.ts";
import { settleOrderPoints } from "../loyalty/index.ts";
import { writeNotice, type NewNotice } from "../notifications/index.ts";
import {
  assertStart,
  assertTransition,
  copyStanding,
  satisfiedGuards,
  type LockedOrder,
  type LockedRefund,
  ONLINE_PAYMENT_METHOD_ID,
} from "../order-records/index.ts";
import { recordEntries } from "../payments/index.ts";

/** What a refund begins with. */
export interface RefundOpening {
  /** Dong. */
  amount: number;
  return_request_id?: number;
  /** Where the money goes; null when it goes back the way it came. */
  bank: BankAccount | null;
}

/** How much of an order can still be paid back, in dong. The order must be held, so that no refund comes in between. */
async function amountLeft(tx: Transaction, order: LockedOrder): Promise<number> {
  const opened = await tx
    .select({ status: refunds.status, amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.order_id, order.id));
  return refundableAmount(order, opened);
}

/** Opens a refund of an order: 422 when it would pay back more than was paid. */
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
  const left = await amountLeft(tx, order);
  if (amount > left) throw notAllowedNow("REFUND_ABOVE_PAYMENT", { left: dongText(left) });
  const [refund] = await tx
    .insert(refunds)
    .values({
      order_id: order.id,
      customer_id: order.customer_id,
      return_request_id: return_request_id ?? null,
      amount,
      payment_vendor_id: paidInCash ? COD_PAYMENT_VENDOR_ID : ONLINE_PAYMENT_METHOD_ID,
      bank: paidInCash ? bank : null,
      created_at: now,
      updated_at: now,
    })
    .returning({ id: refunds.id });
  const id = refund?.id ?? 0;
  await recordRefundStatus(tx, { id, order_id: order.id }, RefundStatus.new, { amount }, now);
  return id;
}

/** Where a refund goes. */
export interface RefundMove {
  to: RefundStatus;
  actor: Actor;
  /** Why nothing is paid back. */
  reasonNotRefund?: string;
  /** What the gateway says of money that it carried; nothing for money that goes to an account. */
  carried?: Partial<Parameters<typeof recordEntries>[2][number]>;
}

/**
 * Moves a refund as domain's table allows, with its history entry, the order's copy of the status, and the ledger's entry of money that
 * moved; one that is through takes its points back.
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
  await copyStanding(tx, refund.order_id, { reason_not_refund }, now);
  if (to === RefundStatus.completed) await settleOrderPoints(tx, refund.order_id, now);
  const kind = entryKinds[to];
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.id, order.payment_id ?? 0));
  if (!kind || !payment) return;
  const { amount, id: refund_id } = refund;
  const entry = { kind, reason: "refund", amount, is_return: true, refund_id, ...carried } as const;
  await recordEntries(tx, payment, [entry], now);
}

/** What the ledger says of a refund that came to an end at the bank. */
const entryKinds: Partial<Record<RefundStatus, "refunded" | "failed">> = {
  [RefundStatus.completed]: "refunded",
  [RefundStatus.failed]: "failed",
};

/** What the customer is told of each status. */
const noticeKinds: Record<RefundStatus, NoticeKind> = {
  [RefundStatus.new]: "refund_opened",
  [RefundStatus.approved]: "refund_approved",
  [RefundStatus.transactionPending]: "refund_sent",
  [RefundStatus.completed]: "refund_completed",
  [RefundStatus.failed]: "refund_failed",
  [RefundStatus.cancelled]: "refund_cancelled",
};

async function recordRefundStatus(
  tx: Transaction,
  { id, order_id }: Pick<LockedRefund, "id" | "order_id">,
  status: RefundStatus,
  facts: NewNotice["facts"] & {},
  now: Date,
): Promise<void> {
  await tx.insert(refundHistories).values({ refund_id: id, status, created_at: now });
  await copyStanding(tx, order_id, { refund_status: status }, now);
  await writeNotice(tx, { kind: noticeKinds[status], order_id, source_id: id, facts }, now);
}

/** Takes away the accounts that a customer's refunds go to. */
export async function forgetAccounts(tx: Transaction, customerId: number): Promise<void> {
  await tx.update(refunds).set({ bank: null }).where(eq(refunds.customer_id, customerId));
}
