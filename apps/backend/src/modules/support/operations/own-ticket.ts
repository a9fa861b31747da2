import type { Ticket } from "@sen/api";
import type { Transaction } from "../../../database/connect.ts";
import type { Customer } from "../../../signed-in.ts";
import { forbidden, notFound } from "../../../errors/errors.ts";
import type { OperationContext } from "../../../http/operation.ts";
import { presentationOf } from "../../order-records/index.ts";
import { lockTicket, type LockedTicket } from "../ticket-moves.ts";
import { ticketOf } from "../ticket-presenter.ts";
import { readConversation } from "../ticket-queries.ts";

type TicketContext = Pick<OperationContext<never>, "db" | "locale" | "clock" | "config"> & {
  readonly customer: Customer;
};

/** The customer's ticket with its conversation: 404 if there is none, 403 if it is another customer's. */
export async function ownTicket(context: TicketContext, id: number): Promise<Ticket> {
  const stored = await readConversation(context.db, id, context.locale);
  if (!stored) throw notFound();
  if (stored.ticket.customer_id !== context.customer.id) throw forbidden();
  return ticketOf(stored, presentationOf(context));
}

/** Locks the customer's ticket for a change: 404 if there is none, 403 if it is another customer's. */
export async function lockOwnTicket(tx: Transaction, customer: Customer, id: number): Promise<LockedTicket> {
  const ticket = await lockTicket(tx, id);
  if (!ticket) throw notFound();
  if (ticket.customer_id !== customer.id) throw forbidden();
  return ticket;
}
