import type { Attachment, ComplaintDetail } from "@sen/api";
import type { CallOutcome } from "../../forms/index.ts";
import type { AdditionalEvidence } from "../AdditionalEvidenceDialog/AdditionalEvidenceDialog.tsx";
import type { CaseHrefs } from "../OrderDetailScreen/order-hrefs.ts";
import type { UploadFile } from "../use-evidence-upload/index.ts";

/** What a customer can do with a complaint. */
export interface ComplaintCalls {
  /** Where its links lead. */
  hrefs: Pick<CaseHrefs, "order" | "product">;
  /** Cancels; on success the route goes to the purchase list. Resolves to the backend's answer when it refuses. */
  onCancelComplaint: (complaint: ComplaintDetail) => Promise<CallOutcome>;
  /** Sends one file of the additional evidence. */
  upload: UploadFile;
  /** Sends the additional evidence. Resolves to nothing on success, to the backend's answer when it refuses. */
  onAddEvidence: (complaint: ComplaintDetail, evidence: AdditionalEvidence) => Promise<CallOutcome>;
  /** Fetches and saves a file; without it nothing can be downloaded. May return a promise. */
  onDownload?: (complaint: ComplaintDetail, attachment: Attachment) => unknown;
  /** The day for more evidence has just passed: the page should be fetched again. */
  onWindowEnd?: () => unknown;
  /** A note for more evidence that was typed before a reload. */
  evidenceNote?: string;
  /** So that the note can be kept. */
  onEvidenceNoteChange?: (note: string) => void;
}
