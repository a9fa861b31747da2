import type { Result } from "../../core/write.ts";
import { type Refused, write } from "../../core/write.ts";
import type {
  AnswerTicketBody,
  CreateTicketBody,
  ErrorEnvelope,
  QueryAnswer,
  RateTicketBody,
  Ticket,
} from "@sen/api";
import { isTicketOpen } from "@sen/domain";
import { TICKET_STANDINGS, type TicketPages, type TicketStanding } from "@sen/ui/support";
import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { endlessCacheKey, rowsOf, useEndlessList } from "../../core/endless-list.ts";
import { subscribeToNotices } from "../notifications/index.ts";
import { cacheKey, customerQuery, useQuery } from "../../core/query.ts";
import { listState, pageState } from "../../core/request-state.ts";
import { settled } from "../../core/settled.ts";
import { mediaPollInterval } from "../../core/media-poll-interval.ts";

type TicketsPage = QueryAnswer<"/tickets">;

/** Open tickets that the help center shows. */
const SHOWN_OPEN = 3;
/** An open conversation looks for an answer so often, in ms. */
const ANSWERED_MS = 30_000;

const ticketsQuery = (customerId: number | null, standing: TicketStanding, page = 1) =>
  customerQuery(customerId, "/tickets", {
    params: { query: { page, ...(standing === "all" ? {} : { standing }) } },
  });
const openTicketsQuery = (customerId: number | null) =>
  customerQuery(customerId, "/tickets", { params: { query: { standing: "open", per_page: SHOWN_OPEN } } });
const ticketQuery = (customerId: number | null, id: number) =>
  customerQuery(customerId, "/tickets/{id}", { params: { path: { id } } });

/** The customer's latest open tickets; null for a guest and until they are known. */
export function useOpenTickets() {
  const { data } = useQuery(openTicketsQuery(useCustomerId()));
  return data ? { tickets: data.data.items, total: data.data.total } : null;
}

/** The customer's tickets of one tab, page by page. */
export function useTickets(standing: TicketStanding): TicketPages {
  const customerId = useCustomerId();
  const list = useEndlessList(
    (index, previous: TicketsPage | null) =>
      previous && index >= previous.data.last_page ? null : ticketsQuery(customerId, standing, index + 1),
    { keepPreviousData: false },
  );
  const answered = useEffectEvent(() => {
    list.refresh().catch(() => undefined); // What is shown stays.
  });
  useEffect(
    () =>
      subscribeToNotices(({ body_data }) => {
        if (body_data.source_type === "ticket") answered();
      }),
    [],
  );
  return listState(list, (pages, { data }) => ({ tickets: rowsOf(pages), total: data.total }));
}

/** Opens a ticket. Gives its number, or the refusal. */
export function useCreateTicket() {
  const forget = useForgetTickets();
  return async (body: CreateTicketBody): Promise<{ id: number } | { refusal: ErrorEnvelope }> => {
    const { data, refusal } = await write("POST /tickets", { body });
    if (!data) return { refusal: refusal };
    await forget();
    return { id: data.data.id };
  };
}

/** One ticket, read as soon as it is shown, and what the customer can do with it. */
export function useTicket(id: number) {
  const customerId = useCustomerId();
  const forget = useForgetTickets();
  const query = useQuery(ticketQuery(customerId, id), {
    refreshInterval: (answer) => {
      const soon = mediaPollInterval(answer?.data.messages.flatMap(({ attachments }) => attachments));
      return soon > 0 || !answer || !isTicketOpen(answer.data) ? soon : ANSWERED_MS;
    },
  });
  const ticket = query.data?.data;
  const read = useEffectEvent(async (unread: Ticket) => {
    const { data } = await write("PUT /tickets/{id}/read", { path: { id: unread.id } });
    if (data) await Promise.all([query.mutate(data, { revalidate: false }), forget()]);
  });
  useEffect(() => {
    // What was not noted as read is noted the next time that the ticket is shown.
    if (ticket && ticket.unread_count > 0) read(ticket).catch(() => undefined);
  }, [ticket]);

  const settle = (writing: Promise<Result<unknown>>) =>
    settled(writing, () => Promise.all([query.mutate(), forget()]));
  const path = { id };
  return {
    request: pageState(query, ({ data }) => ({ data })),
    answer: (body: AnswerTicketBody): Refused => settle(write("POST /tickets/{id}/messages", { path, body })),
    close: (): Refused => settle(write("POST /tickets/{id}/close", { path })),
    reopen: (): Refused => settle(write("POST /tickets/{id}/reopen", { path })),
    rate: (body: RateTicketBody): Refused => settle(write("POST /tickets/{id}/rating", { path, body })),
  };
}

/** Forgets the lists of tickets: one has changed, and each is asked for when it is shown next. */
function useForgetTickets() {
  const { mutate } = useSWRConfig();
  const customerId = useCustomerId();
  return async () => {
    const lists = TICKET_STANDINGS.flatMap((standing) => {
      const first = ticketsQuery(customerId, standing);
      return first ? [endlessCacheKey(first)] : [];
    });
    const open = openTicketsQuery(customerId);
    const keys = open ? [...lists, cacheKey(open)] : lists;
    await Promise.all(keys.map((key) => mutate(key, undefined, { revalidate: false })));
  };
}
