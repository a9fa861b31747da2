import { TicketStatus } from "@sen/domain";
import { ok } from "../../../http/envelope.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { moveTicket } from "../ticket-moves.ts";
import { lockOwnTicket, ownTicket } from "./own-ticket.ts";

/** Closes the customer's ticket. */
export const closeTicket: Operation<"closeTicket"> = async (context) => {
  const { customer, params, clock, locale } = context;
  await changeOnce(context, "closeTicket", async (tx) => {
    const ticket = await lockOwnTicket(tx, customer, params.id);
    await moveTicket(tx, ticket, TicketStatus.closed, "customer", clock.now());
    return { id: ticket.id };
  });
  return ok(await ownTicket(context, params.id), say("TICKET_WAS_CLOSED", locale));
};
