import { complaintMachine, ComplaintStatus, isComplaintOpen, type Mover, type NoticeKind } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { complaintHistories, complaints } from "../../database/schema/index.ts";
import {
  assertTransition,
  copyStanding,
  satisfiedGuards,
  type LockedComplaint,
  TransitionRefused,
} from "../order-records/index.ts";
import { writeNotice, type NewNotice } from "../notifications/index.ts";

/** Moves a complaint as domain's table allows, with its history entry and the order's copy of the status. */
export async function moveComplaint(
  tx: Transaction,
  complaint: LockedComplaint,
  to: ComplaintStatus,
  actor: Mover["actor"],
  now: Date,
  changes: Partial<typeof complaints.$inferInsert> = {},
): Promise<LockedComplaint> {
  const feedback = changes.feedback ?? complaint.feedback;
  const holds = satisfiedGuards({ solution_given: Boolean(feedback.solution?.trim()) });
  assertTransition(complaintMachine, complaint.status, to, { actor, holds });
  await recordComplaintStatus(tx, complaint, to, now, changes.feedback && "complaint_answered");
  const set = { ...changes, status: to, updated_at: now };
  await tx.update(complaints).set(set).where(eq(complaints.id, complaint.id));
  return { ...complaint, ...set };
}

/** What the customer is told of each status. */
const noticeKinds: Record<ComplaintStatus, NoticeKind> = {
  [ComplaintStatus.new]: "complaint_raised",
  [ComplaintStatus.processing]: "complaint_processing",
  [ComplaintStatus.compensating]: "complaint_compensating",
  [ComplaintStatus.cancelled]: "complaint_cancelled",
  [ComplaintStatus.completed]: "complaint_resolved",
};

/** Writes down the status of a new or moved complaint, and tells the customer; of `told`, where the status alone does not say what happened. */
export async function recordComplaintStatus(
  tx: Transaction,
  { id, order_id }: Pick<LockedComplaint, "id" | "order_id">,
  status: ComplaintStatus,
  now: Date,
  told: NoticeKind = noticeKinds[status],
): Promise<void> {
  await tx.insert(complaintHistories).values({ complaint_id: id, status_update: status, created_at: now });
  await copyStanding(tx, order_id, { complaint_status: status }, now);
  await writeNotice(tx, { kind: told, order_id, source_id: id }, now);
}

/** Adds lines to a complaint's history that no step of ours makes, of a case that was taken over from elsewhere. */
export async function takeOverHistory(
  db: Queryable,
  complaint_id: number,
  lines: readonly Omit<typeof complaintHistories.$inferInsert, "complaint_id">[],
): Promise<void> {
  await db.insert(complaintHistories).values(lines.map((line) => ({ ...line, complaint_id })));
}

/** Refuses what only an open complaint allows. */
export function assertComplaintOpen({ id, status }: LockedComplaint): void {
  if (isComplaintOpen(status)) return;
  throw new TransitionRefused("TRANSITION_NOT_ALLOWED", `complaint ${id} is closed (${status})`);
}

/** Changes a complaint without moving it, and tells the customer of it where that is said. Whether it may be changed is the caller's to ask. */
export async function amendComplaint(
  tx: Transaction,
  complaint: LockedComplaint,
  now: Date,
  changes: Partial<typeof complaints.$inferInsert>,
  told?: Pick<NewNotice, "kind" | "facts">,
): Promise<void> {
  const { id, order_id } = complaint;
  await tx
    .update(complaints)
    .set({ ...changes, updated_at: now })
    .where(eq(complaints.id, id));
  if (told) await writeNotice(tx, { ...told, order_id, source_id: id }, now);
}
