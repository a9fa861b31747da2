import type { CreateTicketBody } from "@sen/api";
import type { TicketFormDraft } from "@sen/ui/support";
import { useNavigate } from "react-router-dom";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { useForgetLists } from "../../core/endless-list.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { sendFeedback } from "./questions.ts";

/** A new ticket: its draft, and creating it, which deletes the draft and opens the ticket. */
export function useNewTicket(draftName: string) {
  const { draft, forget, onDraftChange } = useStoredDraft<TicketFormDraft>(draftName);
  const forgetLists = useForgetLists("/tickets");
  const navigate = useNavigate();
  const hrefs = useLinks();
  return {
    draft,
    onDraftChange,
    upload: uploadFile,
    onFeedback: sendFeedback,
    hrefs,
    onCreate: (body: CreateTicketBody): Refused =>
      written(write("POST /tickets", { body }), async ({ data }) => {
        await forgetLists();
        forget();
        await navigate(hrefs.ticket(data.id), { replace: true });
      }),
  };
}
