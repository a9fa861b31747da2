import {
  checkTransition,
  orderMachine,
  paymentMachine,
  type Mover,
  type OrderStatus,
  type PaymentStatus,
} from "@sen/domain";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { orderHistories, orders } from "../../database/schema/index.ts";
import { notAllowedNow } from "../../http/errors.ts";
import type { MessageCode } from "../../http/messages.ts";

export type OrderRow = typeof orders.$inferSelect;

/** Where an order goes, and what else of it changes with that. */
export interface Move {
  order_status?: OrderStatus;
  payment_status?: PaymentStatus;
  /** Who moves, and which of domain's guards hold. */
  by: Mover;
  /** Columns that change together with the status. */
  set?: Partial<typeof orders.$inferInsert>;
  note?: string;
  /** What a refused move is told as. */
  refusal?: MessageCode;
}

/** Moves an order and its payment status by domain's machines, and leaves a line of history with its time. The row is locked. A payment status that stays is no move. */
export async function moveOrder(
  tx: Transaction,
  order: OrderRow,
  { order_status, payment_status, by, set, note = "", refusal = "NOT_ALLOWED_NOW" }: Move,
  now: Date,
): Promise<OrderRow> {
  if (payment_status !== undefined && payment_status !== order.payment_status) {
    const from = order.payment_status as PaymentStatus;
    if (!checkTransition(paymentMachine, from, payment_status, by).ok) throw notAllowedNow(refusal);
  }
  if (order_status !== undefined) {
    if (!checkTransition(orderMachine, order.order_status, order_status, by).ok) throw notAllowedNow(refusal);
  }
  const moved = {
    ...set,
    order_status: order_status ?? order.order_status,
    payment_status: payment_status ?? order.payment_status,
    updated_at: now,
  };
  await tx.update(orders).set(moved).where(eq(orders.id, order.id));
  await tx.insert(orderHistories).values({
    order_id: order.id,
    order_status: moved.order_status,
    payment_status: moved.payment_status,
    note,
    created_at: now,
  });
  return { ...order, ...moved };
}
