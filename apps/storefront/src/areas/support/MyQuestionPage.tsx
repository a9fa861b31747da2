import { TicketScreen } from "@sen/ui/support";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { usePlace } from "../../core/place.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useLinks } from "../links.ts";
import { supportRoutes } from "./routes.ts";
import { useTicket } from "./tickets.ts";

export default function MyQuestionPage() {
  const { id } = usePlace(supportRoutes.ticket);
  const { request, answer, close, reopen, rate } = useTicket(id);
  const [reply, setReply] = useDraft(`ticket-reply-${id}`, "");
  return (
    <TicketScreen
      request={request}
      hrefs={useLinks()}
      reply={reply}
      onReplyChange={setReply}
      upload={uploadFile}
      onAnswer={answer}
      onCloseTicket={close}
      onReopen={reopen}
      onRate={rate}
    />
  );
}
