import type { OrderDetail } from "@sen/api";
import { complaintBody } from "@sen/domain";
import type { ComplaintSource } from "@sen/ui/aftersales";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { write, written } from "../../core/write.ts";

/** Raises a complaint about an order: approval check, uploads, submission. The note is a draft that survives a reload. */
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
