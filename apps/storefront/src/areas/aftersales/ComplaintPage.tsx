import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ComplaintDetailScreen } from "@sen/ui/aftersales";
import { useNavigate } from "react-router-dom";
import { useOrderMenu } from "../account/index.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useComplaint, useComplaintId } from "./complaints.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { usePlace } from "../../core/place.ts";

export default function ComplaintPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { id: orderId, query } = usePlace();
  const paths = usePaths();
  const navigate = useNavigate();
  const complaintId = useComplaintId(orderId, query.get("complainId"));
  const { request, refresh, cancel, addEvidence, download } = useComplaint(complaintId);
  const [note, setNote] = useDraft(`evidence-note-${complaintId ?? ""}`, "");
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.complaint")} noIndex />
      <ComplaintDetailScreen
        request={request}
        hrefs={paths}
        onCancelComplaint={async (complaint) => {
          const refusal = await cancel(complaint);
          if (refusal === null) await navigate(paths.purchase());
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
