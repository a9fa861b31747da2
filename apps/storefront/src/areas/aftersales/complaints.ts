import type { ComplaintFormDraft, ComplaintSource } from "@sen/ui/aftersales";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { uploadFile } from "../../core/upload-file.ts";
import type { Settle } from "../../core/settle.ts";
import { write } from "../../core/write.ts";

/** Raises a complaint about an order: approval check, uploads, submission. The form is a draft that survives a reload. */
export function useComplaintSource(orderId: number, settle: Settle): ComplaintSource {
  const { draft, onDraftChange } = useStoredDraft<ComplaintFormDraft>(`complaint-${orderId}`);
  return {
    async checkApproval() {
      const body = { order_detail_id: orderId };
      const { data, refusal } = await write("POST /complaints/approval-check", { body });
      return data ?? refusal;
    },
    upload: uploadFile,
    onCreate: (form, { images, videos }) => {
      const files = { cs_attach_image: images, cs_attach_video: videos };
      return settle(write("POST /complaints", { body: { order_detail_id: orderId, ...form, ...files } }));
    },
    draft,
    onDraftChange,
  };
}
