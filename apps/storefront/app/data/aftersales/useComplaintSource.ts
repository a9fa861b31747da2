import { complaintBody } from "@sen/domain";
import type { ComplaintSource } from "@sen/ui/aftersales";
import { useDraft } from "../../browser/useDraft.ts";
import { api } from "../browser-api.ts";
import { uploadFile } from "./upload-file.ts";

/** Raising a complaint about an order: the approval check, the files, the call; the typed note survives a reload. */
export function useComplaintSource(orderId: number, onRaised: () => unknown): ComplaintSource {
  const [note, setNote] = useDraft(`complaint-note-${orderId}`, "");
  return {
    async checkApproval() {
      const { data, error } = await api.POST("/complaints/approval-check", {
        body: { order_detail_id: orderId },
      });
      return data ?? error;
    },
    upload: uploadFile,
    async onCreate(form, files) {
      const { error } = await api.POST("/complaints", { body: complaintBody(orderId, form, files) });
      if (error) return error;
      setNote("");
      await onRaised();
      return null;
    },
    initialNote: note,
    onNoteChange: setNote,
  };
}
