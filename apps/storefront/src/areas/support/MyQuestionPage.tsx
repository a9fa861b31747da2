import { useTranslation } from "@sen/i18n";
import { TicketScreen } from "@sen/ui/support";
import { useTicket } from "./tickets.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { orderRoutes } from "../orders/routes.ts";
import { supportRoutes } from "./routes.ts";
import { usePlace } from "../../core/place.ts";

export default function MyQuestionPage() {
  const { t } = useTranslation("shell");
  const { id } = usePlace(supportRoutes.ticket);
  const href = useHref();
  const { request, answer, close, reopen, rate } = useTicket(id);
  const [reply, setReply] = useDraft(`ticket-reply-${id}`, "");
  return (
    <>
      <PageHead title={t("page.my_question")} noIndex />
      <TicketScreen
        request={request}
        hrefs={{
          myQuestions: href(supportRoutes.tickets),
          newRequest: href(supportRoutes.request),
          order: (id) => href(orderRoutes.detail, { id }),
        }}
        reply={reply}
        onReplyChange={setReply}
        upload={uploadFile}
        onAnswer={answer}
        onCloseTicket={close}
        onReopen={reopen}
        onRate={rate}
      />
    </>
  );
}
