import { AttachmentCreator, ticketMachine, TicketStatus, type Actor } from "@sen/domain";
import { and, eq, inArray, sql } from "../../database/drizzle.ts";
import { assertTransition, satisfiedGuards } from "../order-records/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { ticketHistories, ticketMessages, tickets } from "../../database/schema/index.ts";
import { writeNotice, type NewNotice } from "../notifications/index.ts";

/** A ticket whose row is locked until the transaction ends. */
export type LockedTicket = typeof tickets.$inferSelect;

/** Who acts on a ticket: its customer, the shop it is addressed to, or customer care. */
export type TicketActor = Extract<Actor, "customer" | "tenant" | "operator">;

const creators = {
  customer: AttachmentCreator.customer,
  tenant: AttachmentCreator.tenant,
  operator: AttachmentCreator.system,
} as const;

/** Locks a ticket; null if there is none. The caller checks permissions. */
export async function lockTicket(tx: Transaction, id: number): Promise<LockedTicket | null> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for("update");
  return ticket ?? null;
}

/** Changes a ticket's status as domain's table allows, with a history entry. */
export async function moveTicket(
  tx: Transaction,
  ticket: LockedTicket,
  to: TicketStatus,
  actor: TicketActor,
  now: Date,
  { inReopenWindow = false } = {},
): Promise<void> {
  const holds = satisfiedGuards({ within_reopen_window: inReopenWindow });
  assertTransition(ticketMachine, ticket.status as TicketStatus, to, { actor, holds });
  await recordTicketStatus(tx, ticket.id, to, actor, now);
  await tx
    .update(tickets)
    .set({
      status: to,
      closed_at: to === TicketStatus.closed ? now : null,
      ...(ticket.status === TicketStatus.closed && { rating_stars: null, rating_note: null }),
      updated_at: now,
    })
    .where(eq(tickets.id, ticket.id));
}

/** Adds a history entry with a ticket's new status. */
export async function recordTicketStatus(
  tx: Transaction,
  ticketId: number,
  status: TicketStatus,
  actor: TicketActor,
  now: Date,
): Promise<void> {
  await tx
    .insert(ticketHistories)
    .values({ ticket_id: ticketId, status, creator_type: creators[actor], created_at: now });
}

/** Adds a message to a ticket, unread unless the customer wrote it. Returns the message's id. */
export async function writeMessage(
  tx: Transaction,
  ticketId: number,
  { actor, text }: { actor: TicketActor; text: string },
  now: Date,
): Promise<number> {
  const [message] = await tx
    .insert(ticketMessages)
    .values({ ticket_id: ticketId, creator_type: creators[actor], text, created_at: now })
    .returning({ id: ticketMessages.id });
  if (!message) throw new RangeError("A written message has no row");
  await tx
    .update(tickets)
    .set({
      updated_at: now,
      ...(actor !== "customer" && { unread_count: sql`${tickets.unread_count} + 1` }),
    })
    .where(eq(tickets.id, ticketId));
  return message.id;
}

/** Notifies the customer of what customer care, or the named shop, did with a ticket. */
export function notifyOfTicket(
  tx: Transaction,
  { id, customer_id, subject }: LockedTicket,
  kind: Extract<NewNotice["kind"], `ticket_${string}` | "shop_answered">,
  now: Date,
  shop?: string,
): Promise<void> {
  const facts = { subject, ...(shop !== undefined && { shop }) };
  return writeNotice(tx, { kind, customer_id, source_id: id, facts }, now);
}

/** Erases what a customer wrote in tickets. The answers stay. */
export async function forgetTickets(tx: Transaction, customerId: number): Promise<void> {
  const isOwn = eq(tickets.customer_id, customerId);
  const own = tx.select({ id: tickets.id }).from(tickets).where(isOwn);
  await tx.update(tickets).set({ subject: "", rating_note: null }).where(isOwn);
  await tx
    .update(ticketMessages)
    .set({ text: "" })
    .where(and(inArray(ticketMessages.ticket_id, own), eq(ticketMessages.creator_type, creators.customer)));
}
