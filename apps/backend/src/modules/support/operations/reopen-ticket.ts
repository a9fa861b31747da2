import { mayReopenTicket, reopenWindowEnd, TicketStatus } from "@sen/domain";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { moveTicket } from "../ticket-moves.ts";
import { lockOwnTicket, ownTicket } from "./own-ticket.ts";

/** Reopens the customer's ticket within the reopen window. */
export const reopenTicket: Operation<"reopenTicket"> = async (context) => {
  const { customer, params, clock, locale } = context;
  await changeOnce(context, "reopenTicket", async (tx) => {
    const ticket = await lockOwnTicket(tx, customer, params.id);
    const now = clock.now();
    const status = ticket.status as TicketStatus;
    const reopen_until = ticket.closed_at && reopenWindowEnd(ticket.closed_at).toISOString();
    const inReopenWindow = mayReopenTicket({ status, reopen_until }, now);
    if (status === TicketStatus.closed && !inReopenWindow) throw notAllowedNow("TICKET_REOPEN_OVER");
    await moveTicket(tx, ticket, TicketStatus.open, "customer", now, { inReopenWindow });
    return { id: ticket.id };
  });
  return ok(await ownTicket(context, params.id), say("TICKET_REOPENED", locale));
};
