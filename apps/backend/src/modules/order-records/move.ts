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

/** The new statuses of an order and the columns that change with them. */
export interface Move {
  order_status?: OrderStatus;
  /** The current status again counts as no change. */
  payment_status?: PaymentStatus;
  actor: Actor;
  /** Who changes the payment status, if not `actor`. */
  payer?: Actor;
  /** Columns that change together with the status. */
  set?: Partial<typeof orders.$inferInsert>;
  note?: string;
  /** The message code if the transition is refused. @default the code that domain's table gives */
  refusal?: MessageCode;
  /** Takes back a mistake of staff. Domain's tables have no such transition, because nobody may decide on it. */
  isCorrection?: true;
}

/** The timestamp column of each status. */
const stamps: Partial<
  Record<OrderStatus, "confirmed_at" | "delivered_at" | "completed_at" | "cancelled_at">
> = {
  [OrderStatus.confirmed]: "confirmed_at",
  [OrderStatus.delivered]: "delivered_at",
  [OrderStatus.completed]: "completed_at",
  [OrderStatus.cancelled]: "cancelled_at",
};

/**
 * Changes an order's statuses as domain's tables allow, adds a history entry and a timestamp, and notifies the customer. A completed order
 * earns its points. The row must be locked (`lockOrder`). If neither status changes, only `set` is written.
 */
export async function moveOrder(tx: Transaction, order: OrderRow, move: Move, now: Date): Promise<OrderRow> {
  const { actor, payer = actor, set, note = "", isCorrection = false } = move;
  const order_status = move.order_status ?? order.order_status;
  const payment_status = move.payment_status ?? order.payment_status;
  const holds = factsOf({ ...order, ...set, order_status: order.order_status, payment_status }, now);
  try {
    if (payment_status !== order.payment_status && !isCorrection) {
      const from = order.payment_status;
      assertTransition(paymentMachine, from, payment_status, { actor: payer, holds });
    }
    if (move.order_status && !isCorrection) {
      assertTransition(orderMachine, order.order_status, order_status, { actor, holds });
    }
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

/** The domain guards that hold for an order with its new payment status and its old order status. */
function factsOf(order: OrderRow, now: Date): Guard[] {
  const inCash = order.payment_method === PaymentMethod.cod;
  return satisfiedGuards({
    payment_complete: order.payment_status === PaymentStatus.complete,
    cash_on_delivery: inCash,
    online_payment: !inCash,
    order_awaits_payment: order.order_status === OrderStatus.pendingConfirm,
    payment_overdue: isPaymentOverdue(order.created_at, now),
    parcel_came_back: hasParcelBack(order),
    no_return_in_the_way: !hasReturnInTheWay(order),
  });
}

/** Whether the delivery failed and the shop has received the parcel back. */
function hasParcelBack({ return_creator_type, return_status }: OrderRow): boolean {
  return (
    return_creator_type === AttachmentCreator.system && return_status === ReturnStatus.shopConfirmedReceived
  );
}
