import type { Complaint, ComplaintDetail } from "@sen/api";
import { newestFirst, RequestType } from "@sen/domain";
import { reasonText } from "../../../texts/reason-texts.ts";
import type { OrderBundle, StoredComplaint } from "../bundle.ts";
import { attachmentOf } from "./attachments.ts";
import { requestCode } from "./codes.ts";
import { contextOf } from "./context.ts";
import { refundOf } from "./refund.ts";
import { moment, momentOrNull, textOrNull, type Presentation } from "./presentation.ts";

/** A complaint in the wire format. Spec §3, complaint request. */
export function complaintOf(stored: StoredComplaint, presentation: Presentation): Complaint {
  return {
    id: stored.id,
    uuid: stored.uuid,
    code: requestCode("KN", stored),
    order_detail_id: stored.order_id,
    status: stored.status,
    creator_type: stored.creator_type,
    reason: stored.reason,
    reason_text: reasonText(stored.reason, presentation.locale),
    created_at: moment(stored.created_at),
    customer_note: {
      description: textOrNull(stored.customer_note.description),
      evidence_note: textOrNull(stored.customer_note.evidence_note),
    },
    complaint_feedback: feedbackOf(stored),
    has_request_evidence: stored.has_request_evidence,
    request_evidence_at: momentOrNull(stored.request_evidence_at),
    customer_proof_at: momentOrNull(stored.customer_proof_at),
    cs_attachments: stored.attachments.map((one) => attachmentOf(one, presentation)),
    complaint_request_histories: newestFirst(
      stored.histories.map(({ id, status_update, created_at }) => ({
        id,
        status_update,
        create_at: moment(created_at),
      })),
    ),
  };
}

/** The shop's reply; null until it replies. */
function feedbackOf({ feedback, updated_at }: StoredComplaint): Complaint["complaint_feedback"] {
  const reason = textOrNull(feedback.reason);
  const solution = textOrNull(feedback.solution);
  if (reason === null && solution === null) return null;
  return { reason, solution, created_at: moment(feedback.answered_at ?? updated_at) };
}

/** A complaint with everything its page shows. */
export function complaintDetailOf(
  bundle: OrderBundle,
  stored: StoredComplaint,
  presentation: Presentation,
): ComplaintDetail {
  const refund = bundle.refunds
    .map((one) => refundOf(bundle, one))
    .findLast(
      ({ source_type, source_id }) => source_type === RequestType.complaint && source_id === stored.id,
    );
  return {
    ...complaintOf(stored, presentation),
    ...contextOf(bundle, presentation),
    refund: refund ?? null,
  };
}
