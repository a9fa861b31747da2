import { aftersalesRoutes } from "./routes.ts";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ComplaintDetailScreen } from "@sen/ui/aftersales";
import { useNavigate } from "react-router-dom";
import { useOrderMenu } from "../account/index.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useComplaint, useComplaintId } from "./complaints.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useCaseHrefs } from "./case-hrefs.ts";
import { useHref } from "../../core/route.ts";
import { orderRoutes } from "../orders/routes.ts";
import { usePlace } from "../../core/place.ts";

export default function ComplaintPage() {
  const { t } = useTranslation("shell");
  const { id: orderId, complainId } = usePlace(aftersalesRoutes.complaint);
  const href = useHref();
  const navigate = useNavigate();
  const complaintId = useComplaintId(orderId, complainId);
  const { request, refresh, cancel, addEvidence, download } = useComplaint(complaintId);
  const [note, setNote] = useDraft(`evidence-note-${complaintId ?? ""}`, "");
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.complaint")} noIndex />
      <ComplaintDetailScreen
        request={request}
        hrefs={useCaseHrefs()}
        onCancelComplaint={async (complaint) => {
          const refusal = await cancel(complaint);
          if (refusal === null) await navigate(href(orderRoutes.list));
          return refusal;
        }}
        upload={uploadFile}
        onAddEvidence={async (complaint, evidence) => {
          const refusal = await addEvidence(complaint, evidence);
          if (refusal === null) setNote("");
          return refusal;
        }}
        onDownload={download}
        onWindowEnd={refresh}
        evidenceNote={note}
        onEvidenceNoteChange={setNote}
      />
    </AccountLayout>
  );
}
