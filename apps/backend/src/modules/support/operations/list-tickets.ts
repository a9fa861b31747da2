import { TicketStatus } from "@sen/domain";
import { sql } from "../../../database/drizzle.ts";
import { limitWithLookahead, cursorPage } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { ticketSummaryOf } from "../ticket-presenter.ts";
import { countTickets, readTickets } from "../ticket-queries.ts";

const standings = {
  open: sql`t.status <> ${TicketStatus.closed}`,
  closed: sql`t.status = ${TicketStatus.closed}`,
} as const;

const recipients = {
  care: sql`t.tenant_id is null`,
  shop: sql`t.tenant_id is not null`,
} as const;

/** Tickets after the given one in the list, by its current position: a new message moves a ticket to the front. */
const isBehind = (id: number) =>
  sql`(t.updated_at, t.id) < (select last.updated_at, last.id from tickets last where last.id = ${id} and last.customer_id = t.customer_id)`;

/** The customer's tickets, most recently updated first. */
export const listMyTickets: Operation<"listMyTickets"> = async ({ customer, query, db, locale }) => {
  const { standing, recipient, after } = query;
  const conditions = [
    sql`t.customer_id = ${customer.id}`,
    ...(standing ? [standings[standing]] : []),
    ...(recipient ? [recipients[recipient]] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const [stored, total] = await Promise.all([
    readTickets(
      db,
      after === undefined ? where : sql`${where} and ${isBehind(after)}`,
      locale,
      limitWithLookahead(query),
    ),
    countTickets(db, where),
  ]);
  return ok({ ...cursorPage(stored.map(ticketSummaryOf), query), total });
};
