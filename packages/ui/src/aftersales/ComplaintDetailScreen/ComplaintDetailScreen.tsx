import type { Attachment, ComplaintDetail } from "@sen/api";
import {
  complaintLabel,
  ComplaintStatus,
  evidenceWindowEnd,
  mayAddEvidence,
  mayCancelComplaint,
} from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Clock } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog, type CallOutcome } from "../../forms/index.ts";
import { lazyDialog } from "../../lazy-part/index.ts";
import { Button, ButtonLink, Card, Countdown } from "../../primitives/index.ts";
import type { AdditionalEvidence } from "../AdditionalEvidenceDialog/AdditionalEvidenceDialog.tsx";
import { CaseColumns, CasePage, CaseProducts, type CaseShown } from "../CasePage/index.ts";
import { CaseHeader } from "../CaseHeader/CaseHeader.tsx";
import { CasePlaces } from "../CasePlaces/CasePlaces.tsx";
import { NextStep } from "../NextStep/NextStep.tsx";
import type { CaseHrefs } from "../OrderDetailScreen/order-hrefs.ts";
import { StatusTimeline } from "../StatusTimeline/StatusTimeline.tsx";
import type { KeptFormOptions } from "../use-evidence-upload/index.ts";
import { complaintStep } from "./complaint-step.ts";
import { CustomerSide, ShopSide } from "./ComplaintSides.tsx";

/** A customer's actions on a complaint. */
export interface ComplaintCalls {
  /** URLs of the screen's links. */
  hrefs: Pick<CaseHrefs, "order" | "product" | "refund">;
  /** Cancels; on success the route goes to the purchase list. Resolves to nothing on success, or to the backend's refusal. */
  onCancelComplaint: (complaint: ComplaintDetail) => Promise<CallOutcome>;
  /** Upload and draft of the additional evidence; the draft's value is its note. */
  evidence: KeptFormOptions<string>;
  /** Submits the additional evidence. Resolves to nothing on success, or to the backend's refusal. */
  onAddEvidence: (complaint: ComplaintDetail, evidence: AdditionalEvidence) => Promise<CallOutcome>;
  /** Fetches and saves a file; without it there is no download. Resolves like `onAddEvidence`. */
  onDownload?: (complaint: ComplaintDetail, attachment: Attachment) => Promise<CallOutcome>;
  /** The deadline for more evidence passed, so the page should be refetched. */
  onWindowEnd?: () => unknown;
}

export interface ComplaintDetailScreenProps extends ComplaintCalls, CaseShown<ComplaintDetail> {}

/** A complaint with all its details, its actions and their deadlines. Spec §2, complaint detail, and §4. */
export function ComplaintDetailScreen({ request, ...calls }: ComplaintDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("complaint_detail.loading")} failed={t("complaint_detail.failed")}>
      {(complaint) => <ReadyComplaint complaint={complaint} {...calls} />}
    </CasePage>
  );
}

const AdditionalEvidenceDialog = lazyDialog(() =>
  import("../AdditionalEvidenceDialog/AdditionalEvidenceDialog.tsx").then(
    (module) => module.AdditionalEvidenceDialog,
  ),
);

type ReadyComplaintProps = ComplaintCalls & { complaint: ComplaintDetail };

function ReadyComplaint({ complaint, hrefs, onDownload, ...calls }: ReadyComplaintProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const [cancelling, setCancelling] = useState(false);
  const [adding, setAdding] = useState(false);
  // The evidence request whose deadline passed while the page was open.
  const [ended, setEnded] = useState<string | null>(null);
  const end = evidenceWindowEnd(complaint);
  const isOver = ended !== null && ended === complaint.request_evidence_at;
  const now = isOver && end ? new Date(end.getTime() + 1) : new Date(complaint.now);
  const { step, label } = complaintStep(complaint, now);
  const mayAdd = mayAddEvidence(complaint, now);
  const mayCancel = mayCancelComplaint(complaint);
  const isAnswered = complaint.complaint_feedback !== null;
  const download = onDownload && ((attachment: Attachment) => onDownload(complaint, attachment));
  return (
    <>
      <CaseColumns
        head={
          <>
            <CaseHeader
              title={t("case.complaint")}
              code={complaint.code}
              status={label}
              order={{ code: complaint.order.code, href: hrefs.order(complaint.order_detail_id) }}
            />
            <NextStep
              tone={label.tone}
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
                <>
                  {complaint.refund && (
                    <ButtonLink href={hrefs.refund(complaint.order_detail_id, complaint.refund.id)}>
                      {t("orders:card.view_refund")}
                    </ButtonLink>
                  )}
                  {mayAdd && <Button onClick={() => setAdding(true)}>{t("additional.title")}</Button>}
                  {mayCancel && (
                    <Button tone="secondary" onClick={() => setCancelling(true)}>
                      {t("complaint_detail.cancel")}
                    </Button>
                  )}
                </>
              }
            >
              {t(`complaint_detail.next.${step}`)}
            </NextStep>
          </>
        }
        aside={
          <>
            <Card>
              <StatusTimeline entries={complaint.complaint_request_histories} label={complaintLabel} />
            </Card>
            <CasePlaces context={complaint} customerTitle={t("order_detail.ship_to")} />
          </>
        }
      >
        {isAnswered && <ShopSide complaint={complaint} onDownload={download} />}
        <CustomerSide complaint={complaint} onDownload={download} />
        {!isAnswered && <ShopSide complaint={complaint} onDownload={download} />}
        <CaseProducts context={complaint} productHref={hrefs.product} />
      </CaseColumns>
      <ConfirmDialog
        // Closes if cancelled elsewhere, or by a request whose response was lost. Resolved meanwhile, it says why it is refused.
        open={cancelling && complaint.status !== ComplaintStatus.cancelled}
        tone="danger"
        title={t("cancel_complaint.title")}
        submitLabel={t("complaint_detail.cancel")}
        keepLabel={t("case_page.keep")}
        doneTitle={t("cancel_complaint.done", { code: complaint.code })}
        refusedTitle={t("cancel_complaint.refused")}
        onConfirm={() => calls.onCancelComplaint(complaint)}
        onClose={() => setCancelling(false)}
      >
        {t("cancel_complaint.consequence", { code: complaint.code })}
      </ConfirmDialog>
      <AdditionalEvidenceDialog
        {...calls.evidence}
        open={adding}
        until={end?.toISOString()}
        onSubmit={(evidence) => calls.onAddEvidence(complaint, evidence)}
        onClose={() => setAdding(false)}
      />
    </>
  );
}

function EvidenceDeadline({ endsAt, now, onEnd }: { endsAt: string; now: string; onEnd: () => void }) {
  const { t } = useTranslation("aftersales");
  const { dateTime } = useFormat();
  return (
    <>
      <span>
        <Clock aria-hidden size={18} />
        {t("complaint_detail.until", { time: dateTime(endsAt) })}
      </span>
      <span>
        {t("complaint_detail.time_left")}
        <Countdown endsAt={endsAt} now={now} label={t("complaint_detail.time_left")} onEnd={onEnd} />
      </span>
    </>
  );
}
