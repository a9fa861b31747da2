import {
  OrderStatus,
  PAYMENT_HOLD_MS,
  paymentDeadline,
  PaymentMethod,
  PaymentStatus,
  type PaymentGatewayId,
} from "@sen/domain";
import { and, asc, eq } from "../../database/drizzle.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { orders, paymentOrders, payments } from "../../database/schema/index.ts";
import { serverFault } from "../../errors/errors.ts";
import { setPaymentOf, type OrderRow } from "../order-records/index.ts";
import type { Services } from "../../services.ts";
import type { Locale } from "../../texts/messages.ts";
import type { PaymentRow } from "./payment-row.ts";
import { gatewayPayment } from "./gateway-payment.ts";
import { inGatewayQueue, isGatewayUnavailable } from "./ask-gateway.ts";

/** When an unpaid order's payment page expires, at the latest at the payment deadline. Stock is held until then, plus `PAYMENT_GRACE_MS`. */
export const heldUntil = (now: Date, placedAt = now): Date =>
  new Date(Math.min(now.getTime() + PAYMENT_HOLD_MS, paymentDeadline(placedAt).getTime()));

/** The orders' total, in dong. */
export const amountOf = (ofOrders: readonly Pick<OrderRow, "order_tenant_final">[]): number =>
  ofOrders.reduce((sum, { order_tenant_final }) => sum + order_tenant_final, 0);

type PaidOrder = Pick<OrderRow, "id" | "customer_id" | "order_tenant_final">;

/** Creates a pending payment that replaces the orders' current one. `gateway` null means cash on delivery. */
export async function newPayment(
  tx: Transaction,
  ofOrders: readonly PaidOrder[],
  gateway: PaymentGatewayId | null,
  now: Date,
): Promise<PaymentRow> {
  const [payment] = await newPayments(tx, [ofOrders], gateway, now);
  if (!payment) throw serverFault("no payment was written");
  return payment;
}

/** The same for several groups of orders. Payments are returned in the groups' order. */
export async function newPayments(
  tx: Transaction,
  groups: readonly (readonly PaidOrder[])[],
  gateway: PaymentGatewayId | null,
  now: Date,
): Promise<PaymentRow[]> {
  const written = await tx
    .insert(payments)
    .values(
      groups.map((group) => ({
        customer_id: group[0]?.customer_id ?? 0,
        method: gateway === null ? PaymentMethod.cod : PaymentMethod.online,
        gateway,
        status: PaymentStatus.pending,
        amount: amountOf(group),
        created_at: now,
        updated_at: now,
      })),
    )
    .returning();
  written.sort((a, b) => a.id - b.id);
  const paid = written.flatMap(({ id }, index) =>
    (groups[index] ?? []).map((order) => ({ payment_id: id, order_id: order.id })),
  );
  await Promise.all([tx.insert(paymentOrders).values(paid), setPaymentOf(tx, paid)]);
  return written;
}

/** Changes the amount of a locked cash payment by `difference` dong. Cash is collected only at delivery. */
export async function changeCashAmount(
  tx: Transaction,
  { id, amount }: PaymentRow,
  difference: number,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ amount: amount + difference, updated_at: now })
    .where(eq(payments.id, id));
}

/** Whether the gateway holds the payment for review: its money may be taken already, and nobody must pay twice. */
export const isInReview = ({ status, outcome }: PaymentRow): boolean =>
  status === PaymentStatus.pending && outcome === "review";

/** The order's current payment. */
export async function paymentOf(db: Queryable, order: Pick<OrderRow, "payment_id">) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, order.payment_id ?? 0));
  return payment;
}

/** Locks a payment until the transaction ends and reads it. Lock it before its orders. */
export async function lockPayment(tx: Transaction, id: number | null): Promise<PaymentRow | undefined> {
  if (id === null) return undefined;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return payment;
}

/** Locks the orders that still await a payment, by ascending id. The payment must be locked first, always in this order. */
export async function lockWaitingOrders(tx: Transaction, paymentId: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.payment_id, paymentId), eq(orders.order_status, OrderStatus.pendingConfirm)))
    .orderBy(asc(orders.id))
    .for("update");
}

type PageServices = Pick<Services, "db" | "paymentGateways" | "config" | "clock"> & {
  log: Pick<FastifyBaseLogger, "error">;
};

/**
 * The URL of the page where a pending online payment is paid; null for any other. The page is opened outside the transaction that created
 * the payment, so that no rows stay locked during the gateway's call. Asked again, the gateway returns the same page. Null also if the
 * payment ended while its page was being opened, or if the gateway could not be asked; the customer's next request opens it then.
 */
export async function paymentPage(
  services: PageServices,
  paymentId: number,
  orderId: number,
  shown: { locale: Locale; clientAddress: string | null },
): Promise<string | null> {
  const { db, log } = services;
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment || payment.method !== PaymentMethod.online) return null;
  if (payment.status !== PaymentStatus.pending) return payment.payment_url;
  try {
    return await openPage(services, payment, orderId, shown);
  } catch (error) {
    if (isGatewayUnavailable(error, log, payment)) return null;
    throw error;
  }
}

async function openPage(
  { db, paymentGateways, config, clock }: PageServices,
  payment: PaymentRow,
  orderId: number,
  { locale, clientAddress }: { locale: Locale; clientAddress: string | null },
): Promise<string | null> {
  const waiting = await db
    .select({ code: orders.code, held_until: orders.held_until })
    .from(orders)
    .where(eq(orders.payment_id, payment.id))
    .orderBy(asc(orders.id));
  const gateway = paymentGateways.named(payment.gateway);
  const payment_url = await inGatewayQueue(gateway, () =>
    gateway.open({
      ...gatewayPayment(payment),
      description: waiting.map(({ code }) => code).join(", "),
      locale,
      returnUrl: `${config.storefrontUrl}${locale === "en" ? "/en" : ""}/payment/result?order=${orderId}`,
      expiresAt: waiting[0]?.held_until ?? heldUntil(clock.now()),
      clientAddress,
      paymentUrl: payment.payment_url,
    }),
  );
  const opened = await db
    .update(payments)
    .set({ payment_url })
    .where(and(eq(payments.id, payment.id), eq(payments.status, PaymentStatus.pending)))
    .returning({ id: payments.id });
  return opened.length > 0 ? payment_url : null;
}
