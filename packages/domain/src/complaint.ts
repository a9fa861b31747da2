import type { Complaint, CreateComplaintBody } from "@sen/api";
import { ApprovalCode } from "./error-codes.ts";
import { complaintMachine } from "./machines/complaint-machine.ts";
import { isTerminal, mayMove } from "./machines/machine.ts";
import { evidenceTitle, type Tone } from "./order-title.ts";
import { ComplaintStatus } from "./statuses.ts";

/** How long the customer may add evidence after a request for it, in ms: 1 day. Spec §9. */
export const EVIDENCE_WINDOW_MS = 24 * 60 * 60 * 1000;

const labels = {
  [ComplaintStatus.new]: { labelKey: "aftersales:complaint.status.new", tone: "warning" },
  [ComplaintStatus.processing]: { labelKey: "aftersales:complaint.status.in_progress", tone: "info" },
  [ComplaintStatus.compensating]: { labelKey: "aftersales:complaint.status.in_progress", tone: "info" },
  [ComplaintStatus.cancelled]: { labelKey: "aftersales:complaint.status.cancelled", tone: "neutral" },
  [ComplaintStatus.completed]: { labelKey: "aftersales:complaint.status.resolved", tone: "success" },
} as const satisfies Record<ComplaintStatus, { labelKey: string; tone: Tone }>;

/** Label and tone of a complaint's status; compensating is shown as in progress. Spec §4. */
export function complaintLabel(status: ComplaintStatus): (typeof labels)[ComplaintStatus] {
  return labels[status];
}

/** Whether the customer may cancel the complaint: only while it is new or processing. Spec §4. */
export function mayCancelComplaint({ status }: Pick<Complaint, "status">): boolean {
  return mayMove(complaintMachine, status, ComplaintStatus.cancelled, "customer");
}

/** Whether the complaint is not in a terminal status. */
export function isComplaintOpen(status: ComplaintStatus): boolean {
  return !isTerminal(complaintMachine, status);
}

/** The complaint form without its files. Spec §5. */
export type ComplaintFormData = Required<Pick<CreateComplaintBody, "reason" | "note">>;

/** The fields that decide whether evidence may be added. */
export type EvidenceStanding = Pick<
  Complaint,
  "has_request_evidence" | "customer_proof_at" | "request_evidence_at" | "status"
>;

/** The deadline for adding evidence; null if none was requested. */
export function evidenceWindowEnd({
  request_evidence_at,
}: Pick<Complaint, "request_evidence_at">): Date | null {
  return request_evidence_at === null ? null : new Date(Date.parse(request_evidence_at) + EVIDENCE_WINDOW_MS);
}

/**
 * Whether the customer may still add evidence: it was requested, none was added yet, the complaint is not completed, and at most
 * one day has passed, inclusive. Spec §4. `now` is the server's time.
 */
export function mayAddEvidence(complaint: EvidenceStanding, now: Date): boolean {
  const end = evidenceWindowEnd(complaint);
  return (
    complaint.has_request_evidence &&
    complaint.customer_proof_at === null &&
    complaint.status !== ComplaintStatus.completed &&
    end !== null &&
    now.getTime() <= end.getTime()
  );
}

/** Whether the complaint is open and still needs evidence from the customer. `now` is the server's time. */
export function wantsEvidence(complaint: EvidenceStanding, now: Date): boolean {
  return isComplaintOpen(complaint.status) && mayAddEvidence(complaint, now);
}

/** Label and tone of a complaint now: evidence that the customer still owes comes before the status. */
export function complaintNowLabel(
  complaint: EvidenceStanding,
  now: Date,
): { labelKey: (typeof evidenceTitle)["titleKey"]; tone: Tone } | ReturnType<typeof complaintLabel> {
  const { titleKey, tone } = evidenceTitle;
  return wantsEvidence(complaint, now) ? { labelKey: titleKey, tone } : complaintLabel(complaint.status);
}

/** The deadline for the evidence that a complaint still needs from the customer; null if it needs none. */
export function evidenceDeadline(complaint: EvidenceStanding, now: Date): Date | null {
  return wantsEvidence(complaint, now) ? evidenceWindowEnd(complaint) : null;
}

/** The message when the approval check blocks a complaint. Spec §5: 'Bạn không thể gửi khiếu nại'. */
export const COMPLAINT_BLOCKED_KEY = "aftersales:complaint.blocked";

/** Whether the approval check's code blocks the complaint. Spec §5 does not show which code does: -29 is our choice. */
export function blocksComplaint(code: number): boolean {
  return code === ApprovalCode.complaintBlocked;
}
