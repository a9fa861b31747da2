import { AttachmentCreator, TicketStatus } from "@sen/domain";
import { and, asc, eq, isNull } from "../../database/drizzle.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { customers, tenants, tickets } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { attachShopFile } from "../../modules/media/index.ts";
import { ticketCategoryName } from "../../modules/order-records/index.ts";
import {
  lockTicket,
  moveTicket,
  notifyOfTicket,
  writeMessage,
  type LockedTicket,
} from "../../modules/support/index.ts";
import { SHOWN } from "../commands/command.ts";
import { takeShopFiles, type OperatorContext } from "../operator-context.ts";

/** A message of customer care, or of the shop that a ticket is addressed to. */
export interface CareMessage {
  text: string;
  /** Local paths, or pictures drawn in memory. */
  files?: readonly (string | Buffer)[];
}

/** Answers as customer care, or as the ticket's shop. The ticket counts as answered. */
export const replyAsStaff = (context: OperatorContext, id: number, message: CareMessage) =>
  sayAsCare(context, id, TicketStatus.answered, message);

/** Asks the customer for more, as customer care or as the shop. The ticket then waits for the customer. */
export const askCustomerAsStaff = (context: OperatorContext, id: number, message: CareMessage) =>
  sayAsCare(context, id, TicketStatus.asked, message);

async function sayAsCare(
  context: OperatorContext,
  id: number,
  to: TicketStatus,
  { text, files = [] }: CareMessage,
): Promise<void> {
  const { db, now } = context;
  const [found] = await db.select({ shop: tickets.tenant_id }).from(tickets).where(eq(tickets.id, id));
  if (!found) throw notFound();
  const creator = found.shop === null ? AttachmentCreator.system : AttachmentCreator.tenant;
  // Before the message, so that a refused file leaves nothing half done.
  const attached = await takeShopFiles(context, files, creator);
  await db.transaction(async (tx) => {
    const ticket = await takeTicket(tx, id);
    const actor = actorOf(ticket);
    if (ticket.status !== to) await moveTicket(tx, ticket, to, actor, now);
    const ticket_message_id = await writeMessage(tx, id, { actor, text }, now);
    for (const file of attached) await attachShopFile(tx, file, { ticket_message_id }, now);
    const shop = await shopOf(tx, ticket);
    if (shop !== undefined) await notifyOfTicket(tx, ticket, "shop_answered", now, shop);
    else {
      await notifyOfTicket(tx, ticket, to === TicketStatus.asked ? "ticket_asked" : "ticket_answered", now);
    }
  });
}

const actorOf = ({ tenant_id }: LockedTicket) => (tenant_id === null ? "operator" : "tenant");

/** The name of the ticket's shop; undefined if it is for customer care. */
async function shopOf(tx: Transaction, { tenant_id }: LockedTicket): Promise<string | undefined> {
  if (tenant_id === null) return undefined;
  const [shop] = await tx.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenant_id));
  return shop?.name;
}

/** Closes a ticket, as customer care or as the shop, with an optional last message. */
export async function closeTicketAsStaff(
  { db, now }: OperatorContext,
  id: number,
  text?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ticket = await takeTicket(tx, id);
    const actor = actorOf(ticket);
    if (text !== undefined) await writeMessage(tx, id, { actor, text }, now);
    await moveTicket(tx, ticket, TicketStatus.closed, actor, now);
    await notifyOfTicket(tx, ticket, "ticket_closed", now);
  });
}

/** Tickets that wait for customer care, or for the shop with this code, longest waiting first. */
export async function waitingTickets({ db }: OperatorContext, shopCode: string | undefined) {
  const rows = await db
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
    .where(
      and(
        eq(tickets.status, TicketStatus.open),
        shopCode === undefined
          ? isNull(tickets.tenant_id)
          : eq(tickets.tenant_id, await shopIdOf(db, shopCode)),
      ),
    )
    .orderBy(asc(tickets.updated_at), asc(tickets.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, category: ticketCategoryName(row.category) }));
}

async function shopIdOf(db: Database, code: string): Promise<number> {
  const [shop] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.code, code));
  if (shop) return shop.id;
  throw new StartFailure(`There is no shop "${code}". Give its code: shop_code in shops.csv and \`sales\`.`);
}

async function takeTicket(tx: Transaction, id: number): Promise<LockedTicket> {
  const ticket = await lockTicket(tx, id);
  if (!ticket) throw notFound();
  return ticket;
}
