import type { AnswerTicketBody, CreateTicketBody, QueryAnswer, RateTicketBody, Ticket } from "@sen/api";
import { isTicketOpen } from "@sen/domain";
import type { TicketPages, TicketRecipient, TicketStanding } from "@sen/ui/support";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { rowsOf, useForgetLists, useListBehind } from "../../core/endless-list.ts";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";
import { customerQuery, useCustomerQuery } from "../../core/query.ts";
import { listState, stepState } from "../../core/request-state.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { useNoticesChange } from "../notifications/index.ts";

/** Open tickets that the help center shows. */
const SHOWN_OPEN = 3;
/** An open conversation looks for an answer so often, in ms. */
const ANSWERED_MS = 30_000;

const ticketsQuery = (recipient: TicketRecipient, standing: TicketStanding, after?: number) =>
  customerQuery("/tickets", {
    params: { query: { after, recipient, ...(standing === "all" ? {} : { standing }) } },
  });

/** The customer's latest open tickets; null for a guest and until they are known. */
export function useOpenTickets() {
  const { data } = useCustomerQuery("/tickets", {
    params: { query: { standing: "open", recipient: "care", per_page: SHOWN_OPEN } },
  });
  return data ? { tickets: data.data.items, total: data.data.total } : null;
}

/** The customer's tickets of one tab, with customer care or with shops, page by page. */
export function useTickets(recipient: TicketRecipient, standing: TicketStanding): TicketPages {
  const list = useListBehind((after?: number) => ticketsQuery(recipient, standing, after), {
    keepPreviousData: false,
  });
  useNoticesChange((notice) => {
    if (!notice || notice.body_data.source_type === "ticket") list.refresh().catch(() => undefined); // What is shown stays.
  });
  return listState(list, (pages, { data }) => ({ tickets: rowsOf(pages), total: data.total }));
}

/** Opens a ticket, forgets its draft and leads to it. */
export function useCreateTicket(forgetDraft: () => void) {
  const forget = useForgetLists("/tickets");
  const navigate = useNavigate();
  const { ticket } = useLinks();
  return (body: CreateTicketBody): Refused =>
    written(write("POST /tickets", { body }), async ({ data }) => {
      await forget();
      forgetDraft();
      await navigate(ticket(data.id), { replace: true });
    });
}

/** One ticket, read as soon as it is shown, and what the customer can do with it. */
export function useTicket(id: number) {
  const forget = useForgetLists("/tickets");
  const path = { id };
  const query = useCustomerQuery("/tickets/{id}", { params: { path } }, { refreshInterval: pollInterval });
  const ticket = query.data?.data;
  const read = useEffectEvent(async (unread: Ticket) => {
    const { data } = await write("PUT /tickets/{id}/read", { path: { id: unread.id } });
    if (data) await Promise.all([query.mutate(data, { revalidate: false }), forget()]);
  });
  useEffect(() => {
    // What was not noted as read is noted the next time that the ticket is shown.
    if (ticket && ticket.unread_count > 0) read(ticket).catch(() => undefined);
  }, [ticket]);

  const [reply, onReplyChange] = useDraft(`ticket-reply-${id}`, "");
  const { request, settle } = stepState(query, forget);
  return {
    request,
    reply,
    onReplyChange,
    onAnswer: (body: AnswerTicketBody) => settle(write("POST /tickets/{id}/messages", { path, body })),
    onCloseTicket: () => settle(write("POST /tickets/{id}/close", { path })),
    onReopen: () => settle(write("POST /tickets/{id}/reopen", { path })),
    onRate: (body: RateTicketBody) => settle(write("POST /tickets/{id}/rating", { path, body })),
  };
}

function pollInterval(answer: QueryAnswer<"/tickets/{id}"> | undefined): number {
  const soon = mediaPollInterval(answer?.data.messages.flatMap(({ attachments }) => attachments));
  return soon > 0 || !answer || !isTicketOpen(answer.data) ? soon : ANSWERED_MS;
}
