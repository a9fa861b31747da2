import type { ComplaintProofBody } from "@sen/api";
import { mayAddEvidence, proofProblems, ComplaintStatus, type ProofProblem } from "@sen/domain";
import { attachFiles } from "../../media/index.ts";
import { amendComplaint } from "../complaint-moves.ts";
import { lockComplaint, type LockedComplaint, presentationOf } from "../../order-records/index.ts";
import { invalidFields, notAllowedNow, type BrokenField } from "../../../errors/errors.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { ownComplaint } from "../own.ts";

const problems: Record<ProofProblem, Pick<BrokenField, "code">> = {
  "aftersales:evidence.no_files": { code: "NO_FILES" },
  "fields:note_required": { code: "NOTE_REQUIRED" },
  "fields:note_too_long": { code: "NOTE_TOO_LONG" },
};

/** Adds requested evidence: once, within a day of the request by the server's clock. Spec §4 and §5. */
export const uploadComplaintProof: Operation<"uploadComplaintProof"> = async (context) => {
  const { customer, params, body, db, clock, locale } = context;
  await changeOnce(context, "uploadComplaintProof", async (tx) => {
    const { complaint } = await lockComplaint(tx, customer, params.id);
    const now = clock.now();
    assertMayAdd(complaint, now);
    assertProof(body);
    const files = {
      images: { field: "images", ids: body.images },
      videos: { field: "videos", ids: body.videos },
    };
    await attachFiles(tx, context, files, { complaint_id: complaint.id }, now);
    const customer_note = { ...complaint.customer_note, evidence_note: body.note.trim() };
    await amendComplaint(tx, complaint, now, { customer_proof_at: now, customer_note });
    return { id: complaint.id };
  });
  const data = await ownComplaint(db, customer, params.id, presentationOf(context));
  return {
    code: 200,
    status: true,
    message: say("EVIDENCE_ADDED", locale),
    message_code: "EVIDENCE_ADDED",
    data,
  };
};

function assertMayAdd(complaint: LockedComplaint, now: Date): void {
  const standing = {
    has_request_evidence: complaint.has_request_evidence,
    customer_proof_at: complaint.customer_proof_at?.toISOString() ?? null,
    request_evidence_at: complaint.request_evidence_at?.toISOString() ?? null,
    status: complaint.status,
  };
  if (mayAddEvidence(standing, now)) return;
  if (!standing.has_request_evidence) throw notAllowedNow("EVIDENCE_NOT_ASKED");
  if (standing.customer_proof_at !== null) throw notAllowedNow("EVIDENCE_ALREADY_GIVEN");
  const inTime = mayAddEvidence({ ...standing, status: ComplaintStatus.new }, now);
  throw notAllowedNow(inTime ? "TRANSITION_NOT_ALLOWED" : "EVIDENCE_WINDOW_OVER");
}

function assertProof(body: ComplaintProofBody): void {
  const broken = proofProblems(body).map(({ field, problem }) => ({ field, ...problems[problem] }));
  if (broken.length > 0) throw invalidFields(broken);
}
