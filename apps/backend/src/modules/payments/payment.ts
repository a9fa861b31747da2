import { OrderStatus, PAYMENT_HOLD_MS, paymentDeadline, PaymentMethod, PaymentStatus } from "@sen/domain";
import { and, asc, eq } from "drizzle-orm";
import { CURRENCY } from "../../adapters/payment-gateway/payment-gateway.ts";
import type { Transaction } from "../../database/connect.ts";
import { orders, paymentOrders, payments } from "../../database/schema/index.ts";
import { serverFault } from "../../errors/errors.ts";
import type { OrderRow } from "../order-records/index.ts";
import type { Services } from "../../services.ts";
import type { Locale } from "../../texts/messages.ts";
import { gatewayQueue } from "./gateway-queue.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** Until when an unpaid order keeps its stock, and its payment page stays open: never beyond its time to pay. */
export const heldUntil = (now: Date, placedAt = now): Date =>
  new Date(Math.min(now.getTime() + PAYMENT_HOLD_MS, paymentDeadline(placedAt).getTime()));

/** A new payment of these orders, pending. */
export async function newPayment(
  tx: Transaction,
  ofOrders: readonly Pick<OrderRow, "id" | "customer_id" | "order_tenant_final">[],
  method: PaymentMethod,
  now: Date,
): Promise<PaymentRow> {
  const [payment] = await tx
    .insert(payments)
    .values({
      customer_id: ofOrders[0]?.customer_id ?? 0,
      method,
      status: PaymentStatus.pending,
      amount: ofOrders.reduce((sum, { order_tenant_final }) => sum + order_tenant_final, 0),
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!payment) throw serverFault("no payment was written");
  await tx.insert(paymentOrders).values(ofOrders.map(({ id }) => ({ payment_id: payment.id, order_id: id })));
  return payment;
}

/** A payment as it is now, ours until the transaction ends. It is locked before its orders. */
export async function lockPayment(tx: Transaction, id: number | null): Promise<PaymentRow | undefined> {
  if (id === null) return undefined;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return payment;
}

/** The orders that still wait for a payment, locked in the order of their ids. The payment is locked before: always in this order. */
export async function lockWaitingOrders(tx: Transaction, paymentId: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.payment_id, paymentId), eq(orders.order_status, OrderStatus.pendingConfirm)))
    .orderBy(asc(orders.id))
    .for("update");
}

/**
 * The address of the page where a pending online payment is paid; null for any other. The page is opened outside of the transaction that made
 * the payment, so that nothing waits for the gateway with rows locked; asked again, the gateway answers the same page. A payment that ended
 * while its page was being opened has none.
 */
export async function paymentPage(
  { db, paymentGateway, config, clock }: Pick<Services, "db" | "paymentGateway" | "config" | "clock">,
  paymentId: number,
  orderId: number,
  { locale, clientAddress }: { locale: Locale; clientAddress: string | null },
): Promise<string | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment || payment.method !== PaymentMethod.online) return null;
  if (payment.status !== PaymentStatus.pending) return payment.payment_url;
  const waiting = await db
    .select({ code: orders.code, held_until: orders.held_until })
    .from(orders)
    .where(eq(orders.payment_id, paymentId))
    .orderBy(asc(orders.id));
  const { paymentUrl, transaction } = await gatewayQueue(() =>
    paymentGateway.open({
      reference: payment.reference,
      amount: payment.amount,
      currency: CURRENCY,
      createdAt: payment.created_at,
      description: waiting.map(({ code }) => code).join(", "),
      locale,
      returnUrl: `${config.storefrontUrl}${locale === "en" ? "/en" : ""}/payment/result?order=${orderId}`,
      expiresAt: waiting[0]?.held_until ?? heldUntil(clock.now()),
      clientAddress,
    }),
  );
  const opened = await db
    .update(payments)
    .set({ payment_url: paymentUrl, ...(transaction !== null && { gateway_reference: transaction }) })
    .where(and(eq(payments.id, paymentId), eq(payments.status, PaymentStatus.pending)))
    .returning({ id: payments.id });
  return opened.length > 0 ? paymentUrl : null;
}
