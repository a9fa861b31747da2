import {
  CancellationKind,
  mayMove,
  mayStart,
  orderMachine,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  refundMachine,
  RefundStatus,
} from "@sen/domain";
import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { orders, payments, refundHistories, refunds } from "../../database/schema/index.ts";
import { ok } from "../../http/envelope.ts";
import { conflict, notAllowedNow } from "../../http/errors.ts";
import { say } from "../../http/messages.ts";
import type { Operation, Services } from "../../http/operation.ts";
import { giveBackCoupons } from "./coupons.ts";
import { serverFault } from "./fault.ts";
import { moveOrder, type OrderRow } from "./move.ts";
import { lockWaitingOrders, newPayment, type PaymentRow } from "./payment.ts";
import { ownOrder, readOrder } from "./read.ts";
import { settle } from "./settle.ts";
import { giveBackStock } from "./stock.ts";

/** Cancels an order while domain's machine lets the customer. Stock and coupons come back, and money that was paid begins its way back. */
export const cancelOrder: Operation<"cancelOrder"> = async (context) => {
  const { customer, params, body, db, clock, locale } = context;
  const asked = await ownOrder(db, customer, params.id);
  if (!mayMove(orderMachine, asked.order_status, OrderStatus.cancelled, "customer")) {
    throw notAllowedNow("ORDER_NOT_CANCELLABLE");
  }
  await closePage(context, asked);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, asked.payment_id);
    if (payment) await lockWaitingOrders(tx, payment.id);
    const order = await lockOrder(tx, asked);
    const held = order.order_status !== OrderStatus.pendingConfirm || order.held_until !== null;
    const open = payment?.method === PaymentMethod.online && payment.status === PaymentStatus.pending;
    if (open) await endPayment(tx, payment, order, now);
    const refund =
      payment?.status === PaymentStatus.complete && order.payment_method === PaymentMethod.online;
    const moved = await moveOrder(
      tx,
      open ? { ...order, payment_status: PaymentStatus.failed } : order,
      {
        order_status: OrderStatus.cancelled,
        by: { actor: "customer" },
        refusal: "ORDER_NOT_CANCELLABLE",
        note: body.note?.trim() ?? "",
        set: {
          cancel_status: CancellationKind.cancel,
          cancel_reason: body.reason,
          cancel_note: body.note?.trim() ?? null,
          cancelled_at: now,
          held_until: null,
          ...(refund && { refund_status: RefundStatus.new }),
        },
      },
      now,
    );
    if (held) await giveBackStock(tx, [order.id]);
    await giveBackCoupons(tx, order.id);
    if (refund) await openRefund(tx, moved, now);
  });
  return ok(await readOrder(db, params.id, locale), say("ORDER_CANCELLED", locale));
};

/** Nobody may pay an order while it is cancelled: its page is closed first, and if it was paid in that moment, the order is a paid one. */
async function closePage(services: Services, order: OrderRow): Promise<void> {
  if (order.payment_method !== PaymentMethod.online || order.order_status !== OrderStatus.pendingConfirm) {
    return;
  }
  const [payment] = await services.db
    .select()
    .from(payments)
    .where(eq(payments.id, order.payment_id ?? 0));
  if (payment?.status !== PaymentStatus.pending) return;
  const outcome = await services.paymentGateway.close(payment.reference);
  if (outcome !== "closed") await settle(services, payment.reference, outcome);
}

async function lockPayment(tx: Transaction, id: number | null): Promise<PaymentRow | undefined> {
  if (id === null) return undefined;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return payment;
}

/** The order as it is now; when another payment of it began meanwhile, the customer looks again. */
async function lockOrder(tx: Transaction, asked: OrderRow): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, asked.id)).for("update");
  if (!order) throw serverFault("an order vanished");
  if (order.payment_id !== asked.payment_id) throw conflict();
  return order;
}

/** The closed payment has failed. Orders that were to be paid with it get a new one, so that they can still be paid. */
async function endPayment(
  tx: Transaction,
  payment: PaymentRow,
  cancelled: OrderRow,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ status: PaymentStatus.failed, updated_at: now })
    .where(eq(payments.id, payment.id));
  const others = (await lockWaitingOrders(tx, payment.id)).filter(({ id }) => id !== cancelled.id);
  if (others.length === 0) return;
  const next = await newPayment(tx, others, PaymentMethod.online, now);
  await tx
    .update(orders)
    .set({ payment_id: next.id })
    .where(
      inArray(
        orders.id,
        others.map(({ id }) => id),
      ),
    );
}

/** The money of a paid order goes back the way it came. */
async function openRefund(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (!mayStart(refundMachine, RefundStatus.new, "customer")) throw serverFault("refunds do not start here");
  const [refund] = await tx
    .insert(refunds)
    .values({
      order_id: order.id,
      customer_id: order.customer_id,
      status: RefundStatus.new,
      amount: order.order_tenant_final,
      payment_vendor_id: order.payment_method,
      created_at: now,
      updated_at: now,
    })
    .returning({ id: refunds.id });
  if (!refund) throw serverFault("no refund was written");
  await tx
    .insert(refundHistories)
    .values({ refund_id: refund.id, status: RefundStatus.new, created_at: now });
}
