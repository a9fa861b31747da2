import { TicketStatus } from "@sen/domain";
import { sql } from "../../../database/drizzle.ts";
import { pageOf } from "../../../database/page-of.ts";
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

/** The customer's tickets, those with the latest word first. */
export const listMyTickets: Operation<"listMyTickets"> = async ({ customer, query, db, locale }) => {
  const { standing, recipient, page, per_page } = query;
  const conditions = [
    sql`t.customer_id = ${customer.id}`,
    ...(standing ? [standings[standing]] : []),
    ...(recipient ? [recipients[recipient]] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const [stored, total] = await Promise.all([
    readTickets(db, where, locale, { limit: per_page, offset: (page - 1) * per_page }),
    countTickets(db, where),
  ]);
  return ok(pageOf(stored.map(ticketSummaryOf), query, total));
};
