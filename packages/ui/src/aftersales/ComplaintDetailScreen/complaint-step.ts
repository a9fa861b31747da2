import type { ComplaintDetail } from "@sen/api";
import { complaintLabel, ComplaintStatus, mayAddEvidence, type Tone } from "@sen/domain";
import { nameOf } from "../name-of.ts";

/** The next step of a complaint, and its tone. `now` is the server's time. */
export function complaintStep(complaint: ComplaintDetail, now: Date) {
  const { status, has_request_evidence, customer_proof_at } = complaint;
  const { tone } = complaintLabel(status);
  const step = nameOf(ComplaintStatus, status);
  const undecided = step === "new" || step === "processing";
  if (step === "completed" || step === "cancelled") return { step, tone };
  if (mayAddEvidence(complaint, now)) {
    return { step: "evidence_asked", tone: "warning" as Tone } as const;
  }
  if (!undecided || !has_request_evidence) return { step, tone };
  return { step: customer_proof_at === null ? "evidence_late" : "evidence_given", tone } as const;
}
