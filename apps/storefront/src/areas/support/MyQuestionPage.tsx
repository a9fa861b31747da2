import { useTranslation } from "@sen/i18n";
import { TicketScreen } from "@sen/ui/support";
import { useTicket } from "./tickets.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { usePlace } from "../../core/place.ts";

export default function MyQuestionPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { id } = usePlace();
  const paths = usePaths();
  const { request, answer, close, reopen, rate } = useTicket(id);
  const [reply, setReply] = useDraft(`ticket-reply-${id}`, "");
  return (
    <>
      <PageHead title={t("page.my_question")} noIndex />
      <TicketScreen
        request={request}
        hrefs={{ myQuestions: paths.myQuestions(), newRequest: paths.supportRequest(), order: paths.order }}
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
