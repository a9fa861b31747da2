import { useTranslation } from "@sen/i18n";
import { TicketScreen } from "@sen/ui/support";
import { useTicket } from "../../data/tickets.ts";
import { uploadFile } from "../../data/upload-file.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { usePlace } from "../../shell/use-place.ts";

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
