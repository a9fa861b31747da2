import type { Ticket, TicketSummary } from "@sen/api";
import { reopenWindowEnd } from "@sen/domain";
import {
  attachmentOf,
  moment,
  momentOrNull,
  requestCode,
  type Presentation,
} from "../order-records/index.ts";
import type { StoredConversation, StoredTicket } from "./ticket-queries.ts";

/** A ticket in the wire format of a list. */
export function ticketSummaryOf({
  ticket,
  tenant,
  product,
  order,
  last_message,
}: StoredTicket): TicketSummary {
  return {
    id: ticket.id,
    code: requestCode("YC", ticket),
    category: ticket.category as TicketSummary["category"],
    status: ticket.status as TicketSummary["status"],
    subject: ticket.subject,
    tenant,
    product,
    order,
    last_message: { ...last_message, created_at: moment(last_message.created_at) },
    unread_count: ticket.unread_count,
    created_at: moment(ticket.created_at),
    updated_at: moment(ticket.updated_at),
  };
}

/** A ticket with its conversation in the wire format. */
export function ticketOf(
  stored: StoredConversation,
  presentation: Pick<Presentation, "now" | "links">,
): Ticket {
  const { ticket, messages, histories } = stored;
  const { rating_stars: stars, rating_note: note, closed_at } = ticket;
  return {
    ...ticketSummaryOf(stored),
    messages: messages.map(({ id, creator_type, text, attachments, created_at }) => ({
      id,
      creator_type: creator_type as Ticket["messages"][number]["creator_type"],
      text,
      attachments: attachments.map((one) => attachmentOf(one, presentation)),
      created_at: moment(created_at),
    })),
    histories: histories.map(({ id, status, creator_type, created_at }) => ({
      id,
      status: status as Ticket["status"],
      creator_type: creator_type as Ticket["histories"][number]["creator_type"],
      created_at: moment(created_at),
    })),
    closed_at: momentOrNull(closed_at),
    reopen_until: closed_at === null ? null : reopenWindowEnd(new Date(closed_at)).toISOString(),
    rating: stars === null ? null : { stars, note: note ?? "" },
    now: presentation.now.toISOString(),
  };
}
