import { TICKET_REPEAT_MS, TicketStatus, type TicketFormData } from "@sen/domain";
import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { lockOwnRecords } from "../customers/index.ts";

/** The data of a new ticket. */
interface SentTicket extends TicketFormData {
  customer_id: number;
  /** How many pictures and videos it has. */
  files: number;
}

/**
 * The id of an open ticket with exactly the same content and no later message: a duplicate from another tab, or a retry after both the
 * response and its idempotency key were lost. Null if there is none. Of two concurrent requests, the later waits for the earlier.
 */
export async function findDuplicateTicket(
  tx: Transaction,
  sent: SentTicket,
  now: Date,
): Promise<number | null> {
  const { customer_id, category, tenant_id, product_id, order_id, subject, text, files } = sent;
  await lockOwnRecords(tx, customer_id);
  const since = new Date(now.getTime() - TICKET_REPEAT_MS);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select t.id from tickets t
    join ticket_messages m on m.ticket_id = t.id
    where t.customer_id = ${customer_id} and t.status = ${TicketStatus.open} and t.created_at > ${since.toISOString()}
      and t.category = ${category} and t.subject = ${subject} and m.text = ${text}
      and t.order_id is not distinct from ${order_id} and t.tenant_id is not distinct from ${tenant_id}
      and t.product_id is not distinct from ${product_id}
      and (select count(*) from ticket_messages other where other.ticket_id = t.id) = 1
      and (select count(*) from cs_attachments a where a.ticket_message_id = m.id) = ${files}
    order by t.id limit 1`);
  return rows[0]?.id ?? null;
}
