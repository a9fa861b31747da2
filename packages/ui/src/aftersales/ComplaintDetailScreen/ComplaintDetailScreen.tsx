import type { Attachment, ComplaintDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { CallOutcome } from "../../forms/index.ts";
import type { AdditionalEvidence } from "../AdditionalEvidenceDialog/index.ts";
import { CasePage, type CaseRequest } from "../CasePage/index.ts";
import type { UploadFile } from "../use-evidence-upload/index.ts";
import { ReadyComplaint } from "./ReadyComplaint.tsx";

export interface ComplaintHrefs {
  order: (orderId: number) => string;
  product: (productId: number) => string;
}

/** What a customer can do with a complaint. */
export interface ComplaintCalls {
  hrefs: ComplaintHrefs;
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

export interface ComplaintDetailScreenProps extends ComplaintCalls {
  /** What is shown, or that it is still loading or could not be had. */
  request: CaseRequest<ComplaintDetail>;
}

/** A complaint with everything about it, and what can be done until when. Spec §2, complaint detail, and §4. */
export function ComplaintDetailScreen({ request, ...calls }: ComplaintDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("complaint_detail.loading")} failed={t("complaint_detail.failed")}>
      {(complaint) => <ReadyComplaint complaint={complaint} {...calls} />}
    </CasePage>
  );
}
