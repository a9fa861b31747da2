import type { QueryAnswer, Ticket } from "@sen/api";
import { isTicketOpen } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { FormDraft } from "@sen/ui/aftersales";
import { TicketScreen } from "@sen/ui/support";
import { useDeferredValue, useEffect, useEffectEvent } from "react";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { useForgetLists } from "../../core/endless-list.ts";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { stepState } from "../../core/settle.ts";
import { write } from "../../core/write.ts";
import type { Values } from "../../core/href.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import type { supportRoutes } from "./routes.ts";

/** One ticket, marked as read when shown, and its actions. */
export default function MyQuestionPage({ id }: Values<typeof supportRoutes.ticket>) {
  const { t } = useTranslation("shell");
  const path = { id };
  const forget = useForgetLists("/tickets");
  const { draft, onDraftChange } = useStoredDraft<FormDraft<string>>(`ticket-reply-${id}`);
  const asked = useQuery(customerQuery("/tickets/{id}", { path }), { refreshInterval: pollInterval });
  const ticket = asked.data?.data;
  const read = useEffectEvent(async (unread: Ticket) => {
    const { data } = await write("PUT /tickets/{id}/read", { path: { id: unread.id } });
    if (data) await Promise.all([asked.mutate(data, { revalidate: false }), forget()]);
  });
  useEffect(() => {
    // If marking it fails, it is retried when the ticket is next shown.
    if (ticket && ticket.unread_count > 0) read(ticket).catch(() => undefined);
  }, [ticket]);

  const { request, settle } = stepState(asked, forget);
  // The page view is recorded with the first title: analytics must not get what a customer wrote.
  const title = useDeferredValue(ticket?.subject ?? t("page.my_question"), t("page.my_question"));
  return (
    <>
      <PageHead title={title} noIndex />
      <TicketScreen
        request={request}
        hrefs={useLinks()}
        upload={uploadFile}
        draft={draft}
        onDraftChange={onDraftChange}
        onAnswer={(body) => settle(write("POST /tickets/{id}/messages", { path, body }))}
        onCloseTicket={() => settle(write("POST /tickets/{id}/close", { path }))}
        onReopen={() => settle(write("POST /tickets/{id}/reopen", { path }))}
        onRate={(body) => settle(write("POST /tickets/{id}/rating", { path, body }))}
      />
    </>
  );
}

const ANSWERED_MS = 30_000;

function pollInterval(answer: QueryAnswer<"/tickets/{id}"> | undefined): number {
  const soon = mediaPollInterval(answer?.data.messages.flatMap(({ attachments }) => attachments));
  return soon > 0 || !answer || !isTicketOpen(answer.data) ? soon : ANSWERED_MS;
}
