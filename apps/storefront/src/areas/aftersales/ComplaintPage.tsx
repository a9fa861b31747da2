import { ComplaintDetailScreen } from "@sen/ui/aftersales";
import { useNavigate } from "react-router-dom";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { usePlace } from "../../core/place.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useComplaint, useComplaintId } from "./complaints.ts";
import { aftersalesRoutes } from "./routes.ts";

export default function ComplaintPage() {
  const { id: orderId, complainId } = usePlace(aftersalesRoutes.complaint);
  const links = useLinks();
  const navigate = useNavigate();
  const complaintId = useComplaintId(orderId, complainId);
  const { request, refresh, cancel, addEvidence, download } = useComplaint(complaintId);
  const [note, setNote] = useDraft(`evidence-note-${complaintId ?? ""}`, "");
  return (
    <OrderSection>
      <ComplaintDetailScreen
        request={request}
        hrefs={links}
        onCancelComplaint={async (complaint) => {
          const refusal = await cancel(complaint);
          if (refusal === null) await navigate(links.orders);
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
    </OrderSection>
  );
}
