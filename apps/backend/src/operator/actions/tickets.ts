import { AttachmentCreator, TicketStatus } from "@sen/domain";
import { asc, eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers, tickets } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import {
  lockTicket,
  moveTicket,
  tellOfTicket,
  writeMessage,
  type LockedTicket,
} from "../../modules/support/index.ts";
import { attachShopFiles, type OperatorContext } from "../operator-context.ts";

/** What customer care says. */
export interface CareMessage {
  text: string;
  /** Paths on this machine, or pictures just drawn. */
  files?: readonly (string | Buffer)[];
}

/** Customer care answers: the customer has what they asked for. */
export const answerAsCare = (context: OperatorContext, id: number, message: CareMessage) =>
  sayAsCare(context, id, TicketStatus.answered, message);

/** Customer care asks for more: the ticket waits for the customer. */
export const askAsCare = (context: OperatorContext, id: number, message: CareMessage) =>
  sayAsCare(context, id, TicketStatus.asked, message);

async function sayAsCare(
  context: OperatorContext,
  id: number,
  to: TicketStatus,
  { text, files = [] }: CareMessage,
): Promise<void> {
  const { db, now } = context;
  const messageId = await db.transaction(async (tx) => {
    const ticket = await takeTicket(tx, id);
    if (ticket.status !== to) await moveTicket(tx, ticket, to, "operator", now);
    const message = await writeMessage(tx, id, { actor: "operator", text }, now);
    await tellOfTicket(tx, ticket, to === TicketStatus.asked ? "ticket_asked" : "ticket_answered", now);
    return message;
  });
  await attachShopFiles(context, files, { ticket_message_id: messageId }, AttachmentCreator.system);
}

/** Customer care closes a ticket, with a last word or without. */
export async function closeAsCare({ db, now }: OperatorContext, id: number, text?: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ticket = await takeTicket(tx, id);
    if (text !== undefined) await writeMessage(tx, id, { actor: "operator", text }, now);
    await moveTicket(tx, ticket, TicketStatus.closed, "operator", now);
    await tellOfTicket(tx, ticket, "ticket_closed", now);
  });
}

/** The tickets that wait for customer care, the longest waiting first. */
export function waitingTickets({ db }: Pick<OperatorContext, "db">) {
  return db
    .select({
      ticket: tickets.id,
      category: tickets.category,
      subject: tickets.subject,
      customer: customers.full_name,
      order: tickets.order_id,
      since: tickets.updated_at,
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customer_id))
    .where(eq(tickets.status, TicketStatus.open))
    .orderBy(asc(tickets.updated_at), asc(tickets.id))
    .limit(100);
}

async function takeTicket(tx: Transaction, id: number): Promise<LockedTicket> {
  const ticket = await lockTicket(tx, id);
  if (!ticket) throw notFound();
  return ticket;
}
