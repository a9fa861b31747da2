import {
  AttachmentCreator,
  hasReturnInTheWay,
  isPaymentOverdue,
  orderMachine,
  OrderStatus,
  paymentMachine,
  PaymentMethod,
  PaymentStatus,
  type Actor,
  type Guard,
  ReturnStatus,
} from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { assertTransition, satisfiedGuards, TransitionRefused } from "./assert-transition.ts";
import type { Transaction } from "../../database/connect.ts";
import { orderHistories, orders } from "../../database/schema/index.ts";
import { notAllowedNow } from "../../errors/errors.ts";
import type { MessageCode } from "../../texts/messages.ts";
import { settleOrderPoints } from "../loyalty/index.ts";
import { writeNotice } from "../notifications/index.ts";
import type { OrderRow } from "./order-row.ts";
import { movedNotice } from "./order-notice.ts";
import { returnStandingOf } from "./return-standing.ts";

/** Where an order goes, and what else of it changes with that. */
export interface Move {
  order_status?: OrderStatus;
  /** One that stays as it is is no move. */
  payment_status?: PaymentStatus;
  actor: Actor;
  /** Who moves the payment, where that is somebody else. */
  payer?: Actor;
  /** Columns that change together with the status. */
  set?: Partial<typeof orders.$inferInsert>;
  note?: string;
  /** What a refused move is told as; otherwise what domain's table says. */
  refusal?: MessageCode;
}

/** The column that remembers when a status was reached. */
const stamps: Partial<
  Record<OrderStatus, "confirmed_at" | "delivered_at" | "completed_at" | "cancelled_at">
> = {
  [OrderStatus.confirmed]: "confirmed_at",
  [OrderStatus.delivered]: "delivered_at",
  [OrderStatus.completed]: "completed_at",
  [OrderStatus.cancelled]: "cancelled_at",
};

/**
 * Moves an order and its payment as domain's tables allow for these actors and for what is true of the order, with a line of history and
 * its time; the customer is told, and a completed order brings its points. The row must be held (`lockOrder`). Where neither status changes, only `set` is written.
 */
export async function moveOrder(tx: Transaction, order: OrderRow, move: Move, now: Date): Promise<OrderRow> {
  const { actor, payer = actor, set, note = "" } = move;
  const order_status = move.order_status ?? order.order_status;
  const payment_status = move.payment_status ?? order.payment_status;
  const holds = factsOf({ ...order, ...set, order_status: order.order_status, payment_status }, now);
  try {
    if (payment_status !== order.payment_status) {
      const from = order.payment_status;
      assertTransition(paymentMachine, from, payment_status, { actor: payer, holds });
    }
    if (move.order_status) assertTransition(orderMachine, order.order_status, order_status, { actor, holds });
  } catch (error) {
    if (error instanceof TransitionRefused && move.refusal) throw notAllowedNow(move.refusal);
    throw error;
  }
  const stamp = move.order_status && stamps[move.order_status];
  const changes = { ...set, ...(stamp && { [stamp]: now }), order_status, payment_status, updated_at: now };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  const moved = { ...order, ...changes };
  if (order_status === order.order_status && payment_status === order.payment_status) return moved;
  await tx
    .insert(orderHistories)
    .values({ order_id: order.id, order_status, payment_status, note, created_at: now });
  await writeNotice(tx, movedNotice(order, moved, actor, note), now);
  if (order_status === OrderStatus.completed) await settleOrderPoints(tx, order.id, now);
  return moved;
}

/** What of domain's guards is true of an order that is being paid as said and stands where it stood. */
function factsOf(order: OrderRow, now: Date): Guard[] {
  const inCash = order.payment_method === PaymentMethod.cod;
  return satisfiedGuards({
    payment_complete: order.payment_status === PaymentStatus.complete,
    cash_on_delivery: inCash,
    online_payment: !inCash,
    order_awaits_payment: order.order_status === OrderStatus.pendingConfirm,
    payment_overdue: isPaymentOverdue(order.created_at, now),
    parcel_came_back: hasParcelBack(order),
    no_return_in_the_way: !hasReturnInTheWay(returnStandingOf(order)),
  });
}

/** Whether the parcel could not be delivered and the shop has it again. */
function hasParcelBack({ return_creator_type, return_status }: OrderRow): boolean {
  return (
    return_creator_type === AttachmentCreator.system && return_status === ReturnStatus.shopConfirmedReceived
  );
}
