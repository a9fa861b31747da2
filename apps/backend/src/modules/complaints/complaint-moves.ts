import { complaintMachine, isComplaintOpen, type ComplaintStatus, type Mover } from "@sen/domain";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { complaintHistories, complaints, orders } from "../../database/schema/index.ts";
import {
  assertTransition,
  holding,
  type LockedComplaint,
  TransitionRefused,
} from "../order-records/index.ts";

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
  const holds = holding({ solution_given: Boolean(feedback.solution?.trim()) });
  assertTransition(complaintMachine, complaint.status, to, { actor, holds });
  await recordComplaintStatus(tx, complaint, to, now);
  const set = { ...changes, status: to, updated_at: now };
  await tx.update(complaints).set(set).where(eq(complaints.id, complaint.id));
  return { ...complaint, ...set };
}

/** Writes down the status of a new or moved complaint. */
export async function recordComplaintStatus(
  tx: Transaction,
  { id, order_id }: Pick<LockedComplaint, "id" | "order_id">,
  status: ComplaintStatus,
  now: Date,
): Promise<void> {
  await tx.insert(complaintHistories).values({ complaint_id: id, status_update: status, created_at: now });
  await tx.update(orders).set({ complaint_status: status, updated_at: now }).where(eq(orders.id, order_id));
}

/** Refuses what only an open complaint allows. */
export function assertComplaintOpen({ id, status }: LockedComplaint): void {
  if (isComplaintOpen(status)) return;
  throw new TransitionRefused("TRANSITION_NOT_ALLOWED", `complaint ${id} is closed (${status})`);
}

/** Changes a complaint without moving it. Whether it may be changed is the caller's to ask. */
export async function amendComplaint(
  tx: Transaction,
  complaint: LockedComplaint,
  now: Date,
  changes: Partial<typeof complaints.$inferInsert>,
): Promise<void> {
  await tx
    .update(complaints)
    .set({ ...changes, updated_at: now })
    .where(eq(complaints.id, complaint.id));
}
