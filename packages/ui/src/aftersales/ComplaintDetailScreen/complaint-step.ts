import type { ComplaintDetail } from "@sen/api";
import { complaintNowLabel, ComplaintStatus, wantsEvidence } from "@sen/domain";
import { nameOf } from "../name-of.ts";

/** The next step of a complaint, and its label. `now` is the server's time. */
export function complaintStep(complaint: ComplaintDetail, now: Date) {
  const { status, has_request_evidence, customer_proof_at } = complaint;
  const label = complaintNowLabel(complaint, now);
  const step = nameOf(ComplaintStatus, status);
  if (wantsEvidence(complaint, now)) return { step: "evidence_asked", label } as const;
  if ((step !== "new" && step !== "processing") || !has_request_evidence) return { step, label };
  return { step: customer_proof_at === null ? "evidence_late" : "evidence_given", label } as const;
}
