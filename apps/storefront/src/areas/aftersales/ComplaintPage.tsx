import { useTranslation } from "@sen/i18n";
import { ComplaintDetailScreen, type FormDraft } from "@sen/ui/aftersales";
import { useNavigate } from "react-router-dom";
import { call } from "../../core/api.ts";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { stepState } from "../../core/settle.ts";
import { write } from "../../core/write.ts";
import type { Values } from "../../core/href.ts";
import { saveBlob } from "../../core/save-file.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useLinks } from "../links.ts";
import { CaseHead, useForgetOrderLists } from "../orders/index.ts";
import { useCaseId } from "./cases.ts";
import type { aftersalesRoutes } from "./routes.ts";

const complaintQuery = (id: number) =>
  customerQuery("/complaints/detail", { query: { view_cs: 1, complaint_request_id: id } });

/** The complaint in the URL, or the order's latest. Spec §2, complaint detail. */
export default function ComplaintPage({
  id: orderId,
  complainId,
}: Values<typeof aftersalesRoutes.complaint>) {
  const { t } = useTranslation("aftersales");
  const links = useLinks();
  const navigate = useNavigate();
  const id = useCaseId(orderId, complainId, ({ complaint_requests }) =>
    [...complaint_requests].sort((one, other) => other.id - one.id).at(0),
  );
  const complaint = useQuery(id === null ? null : complaintQuery(id), {
    refreshInterval: (answer) => mediaPollInterval(answer?.data.cs_attachments),
  });
  const { request, refresh, settle } = stepState(complaint, useForgetOrderLists());
  const { draft, onDraftChange } = useStoredDraft<FormDraft<string>>(`evidence-${id ?? ""}`);
  return (
    <>
      <CaseHead title="case.complaint" request={request} />
      <ComplaintDetailScreen
        request={request}
        hrefs={links}
        evidence={{ upload: uploadFile, draft, onDraftChange }}
        onWindowEnd={refresh}
        onCancelComplaint={async ({ id }) => {
          const refusal = await settle(write("POST /complaints/{id}/cancel", { path: { id } }));
          if (refusal === null) await navigate(links.orders);
          return refusal;
        }}
        onAddEvidence={({ id }, body) => settle(write("POST /complaints/{id}/proof", { path: { id }, body }))}
        onDownload={async ({ id }, { id: fileId }) => {
          const { data, error } = await call((api) =>
            api.GET("/complaints/{id}/files/{fileId}", { params: { path: { id, fileId } }, parseAs: "blob" }),
          );
          const name = t("detail.file_name", { complaint: id, file: fileId });
          if (data) saveBlob(data as unknown as Blob, name);
          return error;
        }}
      />
    </>
  );
}
