import {
  CancellationKind,
  isWholeReturn,
  PaymentStatus,
  returnedLines,
  returnMachine,
  ReturnStatus,
  type Actor,
} from "@sen/domain";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { orders, returnHistories, returnItems, returnRequests } from "../database/schema/index.ts";
import { giveBackItems, itemsOf } from "../operations/orders/stock.ts";
import { isOpenedByFailedDelivery, returnItemsOf } from "../orders/telling/return.ts";
import type { HeldOrder, HeldReturn } from "./hold.ts";
import { assertMove, holding } from "./judge.ts";
import { openRefund } from "./refund-moves.ts";

/** What a move of a return brings with it. */
export interface ReturnMove {
  to: ReturnStatus;
  actor: Actor;
  /** Why the goods could not be carried. */
  failReason?: string;
  feedback?: HeldReturn["feedback"];
}

/** Moves a return as domain's table allows, with its history entry and the order's copy of the status. A completed one opens its refund. */
export async function moveReturn(
  tx: Transaction,
  order: HeldOrder,
  request: HeldReturn,
  { to, actor, failReason, feedback = request.feedback }: ReturnMove,
  now: Date,
): Promise<void> {
  const bySystem = await isBySystem(tx, request.id);
  const holds = holding({
    solution_given: Boolean(feedback.solution?.trim()),
    reject_reason_given: Boolean(feedback.reason_reject?.trim()),
    fail_reason_given: Boolean(failReason?.trim()),
    opened_by_customer: !bySystem,
    opened_by_failed_delivery: bySystem,
  });
  assertMove(returnMachine, request.status as ReturnStatus, to, { actor, holds });
  await tx
    .update(returnRequests)
    .set({ status: to, feedback, updated_at: now })
    .where(eq(returnRequests.id, request.id));
  await recordReturnStatus(tx, request, to, now, failReason);
  if (to === ReturnStatus.completed) await endOrder(tx, order, request, bySystem, actor, now);
}

/** Writes down the status of a new or moved return. */
export async function recordReturnStatus(
  tx: Transaction,
  { id, order_id }: Pick<HeldReturn, "id" | "order_id">,
  status: ReturnStatus,
  now: Date,
  failReason?: string,
): Promise<void> {
  const note = failReason === undefined ? {} : { reason_delivery_fail: failReason.trim() };
  await tx.insert(returnHistories).values({ return_request_id: id, status, note, created_at: now });
  await tx.update(orders).set({ return_status: status, updated_at: now }).where(eq(orders.id, order_id));
}

async function isBySystem(tx: Transaction, returnId: number): Promise<boolean> {
  const histories = await tx
    .select({ status: returnHistories.status })
    .from(returnHistories)
    .where(and(eq(returnHistories.return_request_id, returnId)))
    .orderBy(asc(returnHistories.id))
    .limit(1);
  return isOpenedByFailedDelivery({ histories });
}

/**
 * The goods are back: what a customer sent back is in stock again, and what was paid for it is to be paid back. With all of
 * its goods back the order ended early; of a part the rest is the customer's.
 */
async function endOrder(
  tx: Transaction,
  order: HeldOrder,
  request: HeldReturn,
  bySystem: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  const chosen = await tx.select().from(returnItems).where(eq(returnItems.return_request_id, request.id));
  const items = await itemsOf(tx, [order.id]);
  const back = returnItemsOf({ items: chosen }, items);
  if (!bySystem) await giveBackItems(tx, returnedLines(items, back));
  if (bySystem || isWholeReturn({ order_detail_items: items }, back)) {
    const cancel_status = bySystem ? CancellationKind.deliveryFail : CancellationKind.return;
    await tx.update(orders).set({ cancel_status, cancelled_at: now }).where(eq(orders.id, order.id));
  }
  if (order.payment_status !== PaymentStatus.complete || request.amount_refund === 0) return;
  await openRefund(tx, order, actor, now, {
    amount: request.amount_refund,
    return_request_id: request.id,
    bank: request.infor_banking_customer,
  });
}
