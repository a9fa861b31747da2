import { complaintMachine, ComplaintStatus, isComplaintOpen, type Mover, type NoticeKind } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { complaintHistories, complaints } from "../../database/schema/index.ts";
import {
  assertTransition,
  copyRequestState,
  satisfiedGuards,
  statusName,
  type LockedComplaint,
  TransitionRefused,
} from "../order-records/index.ts";
import { writeNotice, type NewNotice } from "../notifications/index.ts";

/** Changes a complaint's status as domain's table allows, adds a history entry, and updates the order's copy of the status. */
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

/** The notice sent to the customer for each status. */
const noticeKinds: Record<ComplaintStatus, NoticeKind> = {
  [ComplaintStatus.new]: "complaint_raised",
  [ComplaintStatus.processing]: "complaint_processing",
  [ComplaintStatus.compensating]: "complaint_compensating",
  [ComplaintStatus.cancelled]: "complaint_cancelled",
  [ComplaintStatus.completed]: "complaint_resolved",
};

/** Records the status of a new or changed complaint, and notifies the customer. `told` replaces the status's own notice. */
export async function recordComplaintStatus(
  tx: Transaction,
  { id, order_id }: Pick<LockedComplaint, "id" | "order_id">,
  status: ComplaintStatus,
  now: Date,
  told: NoticeKind = noticeKinds[status],
): Promise<void> {
  await tx.insert(complaintHistories).values({ complaint_id: id, status_update: status, created_at: now });
  await copyRequestState(tx, order_id, { complaint_status: status }, now);
  await writeNotice(tx, { kind: told, order_id, source_id: id }, now);
}

/** Throws unless the complaint is open. */
export function assertComplaintOpen({ status }: LockedComplaint): void {
  if (isComplaintOpen(status)) return;
  throw new TransitionRefused(
    "TRANSITION_NOT_ALLOWED",
    `the complaint is ${statusName("complaint", status)}`,
  );
}

/** Changes a complaint's fields but not its status, and sends a notice if `told` is given. The caller checks that it may be changed. */
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
