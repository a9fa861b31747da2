import type { Ticket, TicketHistory, TicketMessage } from "@sen/api";
import { mayMove } from "./machines/machine.ts";
import { ticketMachine } from "./machines/ticket-machine.ts";
import type { Tone } from "./order-title.ts";
import { TicketStatus } from "./statuses.ts";

/** How long a closed ticket can be reopened, in ms: 7 days. The spec does not show it. */
export const TICKET_REOPEN_MS = 7 * 24 * 60 * 60 * 1000;
/** Maximum number of messages per ticket. The spec does not show it. */
export const TICKET_MESSAGE_LIMIT = 200;
/** How long an identical ticket counts as a repetition, in ms: ten minutes. Our choice; the spec does not show it. */
export const TICKET_REPEAT_MS = 10 * 60 * 1000;

const labels = {
  [TicketStatus.open]: { labelKey: "support:ticket.status.open", tone: "warning" },
  [TicketStatus.answered]: { labelKey: "support:ticket.status.answered", tone: "success" },
  [TicketStatus.asked]: { labelKey: "support:ticket.status.asked", tone: "info" },
  [TicketStatus.closed]: { labelKey: "support:ticket.status.closed", tone: "neutral" },
} as const satisfies Record<TicketStatus, { labelKey: string; tone: Tone }>;

/** Label and tone of a ticket's status. */
export function ticketLabel(status: TicketStatus): (typeof labels)[TicketStatus] {
  return labels[status];
}

/** Whether a ticket accepts messages and can be closed. */
export function isTicketOpen({ status }: Pick<Ticket, "status">): boolean {
  return mayMove(ticketMachine, status, TicketStatus.closed, "customer");
}

/** The deadline for reopening a ticket closed at this time. */
export function reopenWindowEnd(closedAt: Date): Date {
  return new Date(closedAt.getTime() + TICKET_REOPEN_MS);
}

/** Whether the customer may reopen a ticket: it was closed at most 7 days ago, inclusive. `now` is the server's time. */
export function mayReopenTicket(
  { status, reopen_until }: Pick<Ticket, "status" | "reopen_until">,
  now: Date,
): boolean {
  return (
    mayMove(ticketMachine, status, TicketStatus.open, "customer") &&
    !isTicketOpen({ status }) &&
    reopen_until !== null &&
    now.getTime() <= Date.parse(reopen_until)
  );
}

/** Whether the customer may rate customer care's help: once, after the ticket was closed. Shops are not rated. */
export function mayRateTicket({
  status,
  rating,
  tenant,
}: Pick<Ticket, "status" | "rating"> & { tenant: { id: number } | null }): boolean {
  return !isTicketOpen({ status }) && rating === null && tenant === null;
}

/** An entry of a ticket's conversation: a message, or that it was closed or reopened. */
export type TicketEntry =
  | { kind: "message"; at: string; message: TicketMessage }
  | { kind: "closed" | "reopened"; at: string; history: TicketHistory };

/** A ticket's conversation, oldest first. Of the status changes, includes only closing and reopening. */
export function ticketEntries({
  messages,
  histories,
}: Pick<Ticket, "messages" | "histories">): TicketEntry[] {
  const told = messages.map((message) => ({ kind: "message" as const, at: message.created_at, message }));
  const changes = histories.flatMap((history, index): TicketEntry[] => {
    const before = histories[index - 1]?.status;
    if (history.status === TicketStatus.closed) return [{ kind: "closed", at: history.created_at, history }];
    if (before === TicketStatus.closed) return [{ kind: "reopened", at: history.created_at, history }];
    return [];
  });
  return [...told, ...changes].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
