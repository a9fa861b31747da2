import {
  CancellationKind,
  isWholeReturn,
  returnedLines,
  returnMachine,
  ReturnStatus,
  type Actor,
  AttachmentCreator,
  type NoticeKind,
} from "@sen/domain";
import { and, asc, eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { returnHistories, returnItems, returnRequests } from "../../database/schema/index.ts";
import { giveBackCoupons } from "../coupons/index.ts";
import {
  assertTransition,
  copyRequestState,
  satisfiedGuards,
  isOpenedByFailedDelivery,
  itemsOf,
  type LockedOrder,
  type LockedReturn,
  lockReturn,
  moveOrder,
  returnItemsOf,
  TransitionRefused,
} from "../order-records/index.ts";
import { awaitInspection } from "../inspections/index.ts";
import { writeNotice } from "../notifications/index.ts";
import { refundIfPaid } from "../refunds/index.ts";
import { endWithoutDelivery } from "./end-without-delivery.ts";

/** A status change of a return. */
export interface ReturnMove {
  to: ReturnStatus;
  actor: Actor;
  /** Why the delivery failed. */
  failReason?: string;
  feedback?: LockedReturn["feedback"];
}

/**
 * Changes a return's status as domain's table allows, with a history entry and the order's copy of the status. When a customer's return is
 * completed, its refund is opened; when a failed delivery's parcel is back at the shop, its order is cancelled.
 */
export async function moveReturn(
  tx: Transaction,
  order: LockedOrder,
  request: LockedReturn,
  { to, actor, failReason, feedback = request.feedback }: ReturnMove,
  now: Date,
): Promise<void> {
  const bySystem = await isBySystem(tx, request.id);
  const holds = satisfiedGuards({
    solution_given: Boolean(feedback.solution?.trim()),
    reject_reason_given: Boolean(feedback.reason_reject?.trim()),
    fail_reason_given: Boolean(failReason?.trim()),
    opened_by_customer: !bySystem,
    opened_by_failed_delivery: bySystem,
  });
  assertTransition(returnMachine, request.status, to, { actor, holds });
  await tx
    .update(returnRequests)
    .set({ status: to, feedback, updated_at: now })
    .where(eq(returnRequests.id, request.id));
  await recordReturnStatus(tx, request, to, now, failReason);
  const reason = failReason ?? (to === ReturnStatus.rejected ? feedback.reason_reject : undefined);
  await tellOfReturn(tx, request, to, bySystem, reason, now);
  if (!bySystem && to === ReturnStatus.completed) await takeBack(tx, order, request, actor, now);
  if (bySystem && to === ReturnStatus.shopConfirmedReceived) {
    await endWithoutDelivery(tx, { ...order, return_status: to }, actor, now);
  }
}

/**
 * Takes back that the wrong return was rejected: the shop looks into it again. Otherwise its customer could not return the goods, since an
 * order allows one return. Domain's table has no such transition, because nobody may decide on it: it corrects a mistake.
 */
export async function reopenReturn(tx: Transaction, id: number, now: Date): Promise<void> {
  const { order, request } = await lockReturn(tx, "staff", id);
  const refuse = (why: string) => new TransitionRefused("TRANSITION_NOT_ALLOWED", why);
  if (request.status !== ReturnStatus.rejected) throw refuse("only a rejected return can be reopened");
  if (order.complaint_status !== null) throw refuse("the customer has complained: answer that instead");
  const { reason_reject: _takenBack, ...feedback } = request.feedback;
  const status = ReturnStatus.processing;
  await tx.update(returnRequests).set({ status, feedback, updated_at: now }).where(eq(returnRequests.id, id));
  await recordReturnStatus(tx, request, status, now);
  await tellOfReturn(tx, request, status, false, undefined, now);
}

/** How a return starts: who created it, and why the delivery failed if the system did. */
export interface ReturnOpening {
  status: ReturnStatus;
  creator_type: Extract<AttachmentCreator, 1 | 3>;
  failReason?: string;
}

/** Records a return that was just opened as the order's newest, and notifies the customer. */
export async function recordNewReturn(
  tx: Transaction,
  created: Pick<LockedReturn, "id" | "order_id">,
  { status, creator_type, failReason }: ReturnOpening,
  now: Date,
): Promise<void> {
  await recordReturnStatus(tx, created, status, now, failReason);
  await copyRequestState(tx, created.order_id, { return_creator_type: creator_type }, now);
  await tellOfReturn(tx, created, status, creator_type === AttachmentCreator.system, failReason, now);
}

/** The notice for each status of a customer's own return. */
const noticeKinds: Record<ReturnStatus, NoticeKind> = {
  [ReturnStatus.new]: "return_requested",
  [ReturnStatus.processing]: "return_processing",
  [ReturnStatus.approved]: "return_approved",
  [ReturnStatus.rejected]: "return_rejected",
  [ReturnStatus.cancelled]: "return_cancelled",
  [ReturnStatus.customerApproved]: "return_agreed",
  [ReturnStatus.customerConfirmedDelivered]: "return_collected",
  [ReturnStatus.deliveryFailed]: "return_not_carried",
  [ReturnStatus.shopConfirmedReceived]: "return_received",
  [ReturnStatus.completed]: "return_completed",
};

/** The notices for a failed delivery. When the parcel is back at the shop, the order's cancellation has its own notice. */
const noticeKindsOfParcel: Partial<Record<ReturnStatus, NoticeKind>> = {
  [ReturnStatus.deliveryFailed]: "delivery_failed",
  [ReturnStatus.cancelled]: "delivery_retried",
};

async function tellOfReturn(
  tx: Transaction,
  { id, order_id }: Pick<LockedReturn, "id" | "order_id">,
  status: ReturnStatus,
  bySystem: boolean,
  reason: string | undefined,
  now: Date,
): Promise<void> {
  const kind = bySystem ? noticeKindsOfParcel[status] : noticeKinds[status];
  if (!kind) return;
  const facts = reason === undefined ? {} : { reason };
  await writeNotice(tx, { kind, order_id, source_id: id, facts }, now);
}

async function recordReturnStatus(
  tx: Transaction,
  { id, order_id }: Pick<LockedReturn, "id" | "order_id">,
  status: ReturnStatus,
  now: Date,
  failReason?: string,
): Promise<void> {
  const note = failReason === undefined ? {} : { reason_delivery_fail: failReason.trim() };
  await tx.insert(returnHistories).values({ return_request_id: id, status, note, created_at: now });
  await copyRequestState(tx, order_id, { return_status: status }, now);
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
 * A customer's goods are back: they must be inspected before they are sold again, and a refund is opened. If the whole order came back, it
 * ends early and its coupons are given back; after a partial return the order continues.
 */
async function takeBack(
  tx: Transaction,
  order: LockedOrder,
  request: LockedReturn,
  actor: Actor,
  now: Date,
): Promise<void> {
  const chosen = await tx.select().from(returnItems).where(eq(returnItems.return_request_id, request.id));
  const items = await itemsOf(tx, [order.id]);
  const back = returnItemsOf({ items: chosen }, items);
  await awaitInspection(tx, returnedLines(items, back), now);
  if (isWholeReturn({ order_detail_items: items }, back)) {
    const set = { cancel_status: CancellationKind.return, cancelled_at: now };
    await moveOrder(tx, order, { actor, set }, now);
    await giveBackCoupons(tx, order.id);
  }
  await refundIfPaid(tx, order, actor, now, {
    amount: request.amount_refund,
    return_request_id: request.id,
    bank: request.infor_banking_customer,
  });
}
