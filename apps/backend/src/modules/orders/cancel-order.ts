import {
  CancellationKind,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  type Actor,
  type CancelReason,
} from "@sen/domain";
import { refundIfPaid } from "../refunds/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { conflict, notAllowedNow } from "../../errors/errors.ts";
import { giveBackStock, lockOrder, moveOrder, type OrderRow } from "../order-records/index.ts";
import { giveBackCoupons } from "../coupons/index.ts";
import { closeOpenPage } from "./close-open-page.ts";
import { isInReview, lockPayment, lockWaitingOrders } from "../payments/index.ts";
import { queueParcelCancellation } from "../parcels/index.ts";
import { replacePayment } from "./replace-payment.ts";

type CancelServices = Parameters<typeof closeOpenPage>[0];

/** Who cancels an order, and why. The customer gives a reason from the list, the shop a note, the system neither. */
export interface Cancellation {
  actor: Extract<Actor, "customer" | "tenant" | "system">;
  reason: CancelReason | null;
  note: string | null;
}

/**
 * Cancels an order as domain's table allows. Returns stock and coupons, and opens a refund if it was paid online.
 *
 * @param inTransaction runs the work in a transaction; by default in a new one
 */
export async function cancelUnderLock(
  services: CancelServices,
  asked: OrderRow,
  { actor, reason, note }: Cancellation,
  inTransaction: (work: (tx: Transaction) => Promise<void>) => Promise<unknown> = (work) =>
    services.db.transaction(work),
): Promise<void> {
  const isClosed = await closeOpenPage(services, asked);
  const now = services.clock.now();
  await inTransaction(async (tx) => {
    const payment = await lockPayment(tx, asked.payment_id);
    const waiting = payment ? await lockWaitingOrders(tx, payment.id) : [];
    const order = await lockOrder(tx, "staff", asked.id);
    // It has a new payment since: the customer must reload.
    if (order.payment_id !== asked.payment_id) throw conflict();
    const held = order.order_status !== OrderStatus.pendingConfirm || order.held_until !== null;
    const open = payment?.method === PaymentMethod.online && payment.status === PaymentStatus.pending;
    if (open) {
      const others = waiting.filter(({ id }) => id !== order.id);
      // Its money may be taken already: with a new payment for the others, the customer might pay twice.
      if (others.length > 0 && isInReview(payment)) throw notAllowedNow("SHARED_PAYMENT_IN_REVIEW");
      // An overdue order is cancelled anyway: so are the others, by jobs of their own.
      if (others.length > 0 && !isClosed && actor !== "system") throw conflict("PAYMENT_GATEWAY_AWAY");
      await replacePayment(tx, services, payment, "cancelled", others, now);
    }
    const moved = await moveOrder(
      tx,
      order,
      {
        order_status: OrderStatus.cancelled,
        // The payment page is closed, so an open payment has failed at the gateway.
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
    await queueParcelCancellation(tx, order.id);
    if (held) await giveBackStock(tx, [order.id]);
    await giveBackCoupons(tx, order.id);
    await refundIfPaid(tx, moved, actor, now, { amount: order.order_tenant_final, bank: null });
  });
}
