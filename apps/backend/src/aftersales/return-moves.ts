import { CancellationKind, PaymentStatus, returnMachine, ReturnStatus, type Actor } from "@sen/domain";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { orders, returnHistories, returnRequests } from "../database/schema/index.ts";
import { isOpenedByFailedDelivery } from "../orders/telling/return.ts";
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

/** The goods are back: the order ended early, and what was paid for it is to be paid back. */
async function endOrder(
  tx: Transaction,
  order: HeldOrder,
  request: HeldReturn,
  bySystem: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  const cancel_status = bySystem ? CancellationKind.deliveryFail : CancellationKind.return;
  await tx.update(orders).set({ cancel_status, cancelled_at: now }).where(eq(orders.id, order.id));
  if (order.payment_status !== PaymentStatus.complete || request.amount_refund === 0) return;
  await openRefund(tx, order, actor, now, {
    amount: request.amount_refund,
    return_request_id: request.id,
    bank: request.infor_banking_customer,
  });
}
