import type { PlacedOrder as PlacedOrderAnswer, PlacedOrders, VatInvoice } from "@sen/api";
import { OrderStatus, PaymentMethod, vatFormSchema } from "@sen/domain";
import { asc, eq } from "../../../database/drizzle.ts";
import type { PaymentGateways } from "../../../ports/payment-gateways.ts";
import type { Database, Transaction } from "../../../database/connect.ts";
import { checkouts, orders, vatInvoices } from "../../../database/schema/index.ts";
import { clientAddress } from "@sen/server";
import { ok } from "../../../http/envelope.ts";
import { forbidden, invalid, notFound } from "../../../errors/errors.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import {
  type CheckoutRow,
  lockCheckout,
  markPlaced,
  refreshCheckoutQuotes,
  reviewCheckout,
  reviewLines,
} from "../../checkout/index.ts";
import { removePurchasedLines } from "../../cart/index.ts";
import { useCoupons } from "../../coupons/index.ts";
import { withIdempotencyKey } from "../../idempotency/index.ts";
import { writeNotices } from "../../notifications/index.ts";
import {
  insertOrders,
  nextOrderIds,
  numbered,
  placedNotice,
  type PlacedOrder,
} from "../../order-records/index.ts";
import { schedulePaymentExpiry } from "../schedule-payment-expiry.ts";
import { orderQueue } from "../order-queue.ts";
import { amountOf, newPayments, paymentPage } from "../../payments/index.ts";
import { refuseUnlessAgreed } from "../agreement.ts";
import { lockCustomerPurchases } from "../lock-customer-purchases.ts";
import { createShipments } from "../create-shipments.ts";
import { ordersOf } from "../orders-of-review.ts";
import { countUnpaid, refuseManyUnpaid } from "../refuse-many-unpaid.ts";
import { takeGoods } from "../take-goods.ts";

/**
 * Places a reviewed checkout as one order per shop, in one transaction. A checkout is placed only once, whatever the idempotency key.
 * Stock and coupons are locked as late as possible, because other buyers wait for them: stock before the order lines, coupons last.
 * If somebody else took the last piece, the transaction is retried.
 */
export const createOrder: Operation<"createOrder"> = async (context) => {
  const { customer, body, headers, clock, locale } = context;
  const invoice = body.vat_invoice && checked(vatFormSchema, body.vat_invoice, "vat_invoice");
  const now = clock.now();
  await refreshFees(context, body.checkout_id);
  const request = { operation: "createOrder", key: headers["idempotency-key"], body };
  const place = async (tx: Transaction) => {
    const [, checkout] = await Promise.all([
      lockCustomerPurchases(tx, customer.id),
      lockCheckout(tx, body.checkout_id),
    ]);
    if (!checkout) throw notFound();
    if (checkout.customer_id !== customer.id) throw forbidden();
    if (checkout.placed_at !== null) return { checkout_id: checkout.id };
    if (checkout.expires_at <= now) throw notFound();

    const [review, unpaid] = await Promise.all([
      reviewCheckout(tx, context.carrier, checkout, now),
      countUnpaid(tx, customer.id, now),
    ]);
    refuseManyUnpaid(unpaid, review.groups.length, context.config.unpaidOrders);
    refuseUnlessAgreed(context, review, body.total);
    const wanted = ordersOf(review, now);
    const [ids] = await Promise.all([nextOrderIds(tx, wanted.length), takeGoods(tx, reviewLines(review))]);
    const placed = numbered(ids, wanted, now);
    await Promise.all([
      insertOrders(tx, placed, wanted, now),
      createShipments(tx, review, placed, now),
      payFor(tx, context.paymentGateways, checkout, placed, now),
      writeNotices(tx, placed.map(placedNotice), now),
      invoice && writeInvoices(tx, placed, invoice, now),
      markPlaced(tx, checkout, now),
      checkout.source === "cart" && removePurchasedLines(tx, customer.id, reviewLines(review)),
    ]);
    await useCoupons(tx, placed, now);
    return { checkout_id: checkout.id };
  };
  const { checkout_id } = await withIdempotencyKey(context, request, (once) => orderQueue(() => once(place)));
  const shown = { locale, clientAddress: clientAddress(context.request) };
  return ok(await placedOrders(context, checkout_id, shown), say("ORDER_PLACED", locale));
};

/** Fetches the carrier's quotes before anything is locked. If that fails, the last fees apply; a changed total needs the customer's agreement. */
async function refreshFees(
  context: Parameters<typeof refreshCheckoutQuotes>[0],
  checkoutId: string,
): Promise<void> {
  if (context.carrier.quote === null) return;
  const [checkout] = await context.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  if (checkout?.placed_at === null) await refreshCheckoutQuotes(context, checkout);
}

/** Requests the invoices in the transaction that places the orders. */
async function writeInvoices(
  tx: Transaction,
  placed: readonly { id: number }[],
  details: VatInvoice,
  now: Date,
): Promise<void> {
  const rows = placed.map(({ id }) => ({ order_id: id, details, created_at: now, updated_at: now }));
  await tx.insert(vatInvoices).values(rows);
}

/** Online, all orders share one payment. Cash is collected per order, so each has its own. */
async function payFor(
  tx: Transaction,
  paymentGateways: PaymentGateways,
  { payment_method, payment_gateway }: CheckoutRow,
  placed: readonly PlacedOrder[],
  now: Date,
): Promise<void> {
  const isOnline = payment_method === PaymentMethod.online;
  const gateway = isOnline ? paymentGateways.choose(payment_gateway, amountOf(placed)) : null;
  if (isOnline && gateway === null) throw invalid("payment_method", "NOTHING_TO_PAY");
  const groups = isOnline ? [placed] : placed.map((order) => [order]);
  const [payment] = await newPayments(tx, groups, gateway?.id ?? null, now);
  if (!isOnline || !payment) return;
  await schedulePaymentExpiry(
    tx,
    placed.map((order) => ({ ...order, payment_id: payment.id })),
  );
}

/** The orders placed from a checkout, and the payment page. */
async function placedOrders(
  context: Parameters<typeof paymentPage>[0] & { db: Database },
  checkoutId: string,
  shown: Parameters<typeof paymentPage>[3],
): Promise<PlacedOrders> {
  const placed = await context.db
    .select()
    .from(orders)
    .where(eq(orders.checkout_id, checkoutId))
    .orderBy(asc(orders.id));
  const [first] = placed;
  if (!first) throw notFound();
  const waits = first.order_status === OrderStatus.pendingConfirm && first.payment_id !== null;
  return {
    orders: placed.map((order): PlacedOrderAnswer => ({
      id: order.id,
      code: order.code,
      tenant_id: order.tenant_id,
      tenant_name: order.tenant_name,
      order_status: order.order_status,
      order_tenant_final: order.order_tenant_final,
    })),
    payment_method: first.payment_method,
    payment_url: waits ? await paymentPage(context, first.payment_id ?? 0, first.id, shown) : null,
    total: placed.reduce((sum, { order_tenant_final }) => sum + order_tenant_final, 0),
  };
}
