import type { Attachment, ComplaintDetail } from "@sen/api";
import { complaintLabel, evidenceWindowEnd, mayAddEvidence, mayCancelComplaint } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { lazyDialog } from "../../lazy-part/index.ts";
import { Button } from "../../primitives/index.ts";
import { CancelComplaintDialog } from "../CancelComplaintDialog/CancelComplaintDialog.tsx";
import { CaseHeader } from "../CaseHeader/CaseHeader.tsx";
import { CaseColumns, CaseProducts, CaseSection } from "../CasePage/index.ts";
import { CasePlaces } from "../CasePlaces/CasePlaces.tsx";
import { NextStep } from "../NextStep/NextStep.tsx";
import { StatusTimeline } from "../StatusTimeline/StatusTimeline.tsx";
import type { ComplaintCalls } from "./complaint-calls.ts";
import { complaintStep } from "./complaint-step.ts";
import { CustomerSide } from "./CustomerSide.tsx";
import { EvidenceDeadline } from "./EvidenceDeadline.tsx";
import { ShopSide } from "./ShopSide.tsx";

const AdditionalEvidenceDialog = lazyDialog(() =>
  import("../AdditionalEvidenceDialog/AdditionalEvidenceDialog.tsx").then(
    (module) => module.AdditionalEvidenceDialog,
  ),
);

export interface ReadyComplaintProps extends ComplaintCalls {
  /** The complaint as the server has it. */
  complaint: ComplaintDetail;
}

/** A complaint that is loaded. */
export function ReadyComplaint({ complaint, hrefs, onDownload, ...calls }: ReadyComplaintProps) {
  const { t } = useTranslation("aftersales");
  const [cancelling, setCancelling] = useState(false);
  const [adding, setAdding] = useState<"never" | "open" | "closed">("never");
  // The request for evidence whose day has passed while the page was open.
  const [ended, setEnded] = useState<string | null>(null);
  const end = evidenceWindowEnd(complaint);
  const isOver = ended !== null && ended === complaint.request_evidence_at;
  const now = isOver && end ? new Date(end.getTime() + 1) : new Date(complaint.now);
  const { step, tone } = complaintStep(complaint, now);
  const mayAdd = mayAddEvidence(complaint, now);
  const mayCancel = mayCancelComplaint(complaint);
  const download = onDownload && ((attachment: Attachment) => onDownload(complaint, attachment));
  return (
    <>
      <CaseColumns
        head={
          <>
            <CaseHeader
              kind="complaint"
              code={complaint.code}
              status={complaintLabel(complaint.status)}
              order={{ code: complaint.order.code, href: hrefs.order(complaint.order_detail_id) }}
            />
            <NextStep
              tone={tone}
              deadline={
                mayAdd && end ? (
                  <EvidenceDeadline
                    endsAt={end.toISOString()}
                    now={complaint.now}
                    onEnd={() => {
                      setEnded(complaint.request_evidence_at);
                      calls.onWindowEnd?.();
                    }}
                  />
                ) : undefined
              }
              actions={
                mayAdd || mayCancel ? (
                  <>
                    {mayAdd && (
                      <Button onClick={() => setAdding("open")}>{t("complaint_detail.add_evidence")}</Button>
                    )}
                    {mayCancel && (
                      <Button tone="secondary" onClick={() => setCancelling(true)}>
                        {t("complaint_detail.cancel")}
                      </Button>
                    )}
                  </>
                ) : undefined
              }
            >
              {t(`complaint_detail.next.${step}`)}
            </NextStep>
          </>
        }
        main={
          <>
            <CustomerSide complaint={complaint} onDownload={download} />
            <ShopSide complaint={complaint} onDownload={download} />
            <CaseProducts context={complaint} productHref={hrefs.product} />
          </>
        }
        aside={
          <>
            <CaseSection>
              <StatusTimeline entries={complaint.complaint_request_histories} label={complaintLabel} />
            </CaseSection>
            <CasePlaces context={complaint} customerTitle={t("complaint_detail.deliver_to")} />
          </>
        }
      />
      <CancelComplaintDialog
        // Cancelled elsewhere, or by a try whose answer was lost: there is nothing left to ask.
        open={cancelling && mayCancel}
        complaint={complaint}
        onCancelComplaint={() => calls.onCancelComplaint(complaint)}
        onClose={() => setCancelling(false)}
      />
      {adding !== "never" && (
        <AdditionalEvidenceDialog
          open={adding === "open"}
          until={end?.toISOString()}
          upload={calls.upload}
          onSubmit={(evidence) => calls.onAddEvidence(complaint, evidence)}
          onClose={() => setAdding("closed")}
          onNoteChange={calls.onEvidenceNoteChange}
          {...(calls.evidenceNote === undefined ? {} : { initialNote: calls.evidenceNote })}
        />
      )}
    </>
  );
}
