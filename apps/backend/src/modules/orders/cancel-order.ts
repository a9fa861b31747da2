import {
  CancellationKind,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  type Actor,
  type CancelReason,
} from "@sen/domain";
import { eq, inArray } from "drizzle-orm";
import { openRefund } from "../refunds/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { orders, payments } from "../../database/schema/index.ts";
import { conflict, serverFault } from "../../errors/errors.ts";
import type { Services } from "../../services.ts";
import { giveBackStock, moveOrder, type OrderRow } from "../order-records/index.ts";
import { giveBackCoupons } from "../coupons/index.ts";
import { expireLater } from "./expire-later.ts";
import { lockWaitingOrders, newPayment, type PaymentRow, settle } from "../payments/index.ts";

type CancelServices = Pick<Services, "db" | "clock" | "paymentGateway">;

/** Who calls an order off, and why: the customer gives a reason of the list, the shop only words, the system nothing. */
export interface CallingOff {
  actor: Extract<Actor, "customer" | "tenant" | "system">;
  reason: CancelReason | null;
  note: string | null;
}

/**
 * Cancels an order as domain's table allows. Stock and coupons come back, and money that was paid begins its way back.
 *
 * @param inTransaction runs it; a transaction of its own, each time it is asked for, by default
 */
export async function cancelUnderLock(
  services: CancelServices,
  asked: OrderRow,
  { actor, reason, note }: CallingOff,
  inTransaction: (work: (tx: Transaction) => Promise<void>) => Promise<unknown> = (work) =>
    services.db.transaction(work),
): Promise<void> {
  await closePage(services, asked);
  const now = services.clock.now();
  await inTransaction(async (tx) => {
    const payment = await lockPayment(tx, asked.payment_id);
    if (payment) await lockWaitingOrders(tx, payment.id);
    const order = await lockOrder(tx, asked);
    const held = order.order_status !== OrderStatus.pendingConfirm || order.held_until !== null;
    const open = payment?.method === PaymentMethod.online && payment.status === PaymentStatus.pending;
    const paid = payment?.status === PaymentStatus.complete && order.payment_method === PaymentMethod.online;
    if (open) await endPayment(tx, payment, order, now);
    const moved = await moveOrder(
      tx,
      order,
      {
        order_status: OrderStatus.cancelled,
        // Its page is closed: with the gateway, an open payment has failed.
        ...(open && { payment_status: PaymentStatus.failed, payer: "gateway" }),
        actor,
        refusal: "ORDER_NOT_CANCELLABLE",
        note: note ?? "",
        set: {
          cancel_status: CancellationKind.cancel,
          cancel_reason: reason,
          cancel_note: note,
          held_until: null,
        },
      },
      now,
    );
    if (held) await giveBackStock(tx, [order.id]);
    await giveBackCoupons(tx, order.id);
    if (paid) await openRefund(tx, moved, actor, now, { amount: order.order_tenant_final, bank: null });
  });
}

/** Nobody may pay an order while it is cancelled: its page is closed first, and if it was paid in that moment, the order is a paid one. */
async function closePage(services: CancelServices, order: OrderRow): Promise<void> {
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
  await expireLater(
    tx,
    others.map((order) => ({ ...order, payment_id: next.id })),
  );
}
