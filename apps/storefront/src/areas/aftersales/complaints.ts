import type { Attachment, ComplaintDetail, OrderDetail } from "@sen/api";
import { complaintBody } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { AdditionalEvidence, ComplaintSource } from "@sen/ui/aftersales";
import { useNavigate } from "react-router-dom";
import { call } from "../../core/api.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";
import { useCustomerQuery } from "../../core/query.ts";
import { MissingPage, stepState, throwIfMissing } from "../../core/request-state.ts";
import { saveBlob } from "../../core/save-file.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { useForgetOrderLists, useOrder } from "../orders/index.ts";

/** The complaint that the address names, or the order's latest; null while it is not known. */
export function useComplaintId(orderId: number, named: number | undefined): number | null {
  const { data, error, isValidating } = useOrder(named === undefined ? orderId : null);
  throwIfMissing(error);
  if (named !== undefined) return named;
  if (!data) return null;
  const ids = data.data.complaint_requests.map(({ id }) => id);
  // What is kept may be from before it was raised.
  if (ids.length === 0 && !isValidating) throw new MissingPage();
  return ids.length === 0 ? null : Math.max(...ids);
}

/** One complaint with its evidence and history, and what the customer can do. Spec §2, complaint detail. */
export function useComplaint(complaintId: number | null) {
  const { t } = useTranslation("aftersales");
  const asked = useCustomerQuery(
    "/complaints/detail",
    complaintId === null ? null : { params: { query: { view_cs: 1, complaint_request_id: complaintId } } },
    { refreshInterval: (answer) => mediaPollInterval(answer?.data.cs_attachments) },
  );
  const { request, refresh, settle } = stepState(asked, useForgetOrderLists());
  const [evidenceNote, onEvidenceNoteChange] = useDraft(`evidence-note-${complaintId ?? ""}`, "");
  const { orders } = useLinks();
  const navigate = useNavigate();
  return {
    request,
    onWindowEnd: refresh,
    async onCancelComplaint({ id }: ComplaintDetail): Refused {
      const refusal = await settle(write("POST /complaints/{id}/cancel", { path: { id } }));
      if (refusal === null) await navigate(orders);
      return refusal;
    },
    evidenceNote,
    onEvidenceNoteChange,
    async onAddEvidence({ id }: ComplaintDetail, body: AdditionalEvidence): Refused {
      const refusal = await settle(write("POST /complaints/{id}/proof", { path: { id }, body }));
      if (refusal === null) onEvidenceNoteChange("");
      return refusal;
    },
    async onDownload({ id }: ComplaintDetail, attachment: Attachment): Promise<void> {
      const path = { id, fileId: attachment.id };
      const { data } = await call((api) =>
        api.GET("/complaints/{id}/files/{fileId}", { params: { path }, parseAs: "blob" }),
      );
      const name = t("detail.file_name", { complaint: id, file: attachment.id });
      if (data) saveBlob(data as unknown as Blob, name);
    },
  };
}

/** Raising a complaint about an order: the approval check, the files, the call; the typed note survives a reload. */
export function useComplaintSource(
  orderId: number,
  refresh: () => Promise<{ data: OrderDetail } | undefined>,
): ComplaintSource {
  const [note, setNote] = useDraft(`complaint-note-${orderId}`, "");
  return {
    async checkApproval() {
      const body = { order_detail_id: orderId };
      const { data, refusal } = await write("POST /complaints/approval-check", { body });
      return data ?? refusal;
    },
    upload: uploadFile,
    onCreate: (form, files) =>
      written(write("POST /complaints", { body: complaintBody(orderId, form, files) }), async () => {
        setNote("");
        await refresh();
      }),
    initialNote: note,
    onNoteChange: setNote,
  };
}
