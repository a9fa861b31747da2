import type { Locale } from "../../texts/messages.ts";
import { sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import type { ticketHistories, ticketMessages, tickets } from "../../database/schema/index.ts";
import type { Stored } from "../../database/stored.ts";
import type { StoredAttachment } from "../order-records/index.ts";
import type { TicketSummary } from "@sen/api";

/** A ticket with the data that a list shows. */
export interface StoredTicket {
  ticket: Stored<typeof tickets.$inferSelect>;
  tenant: TicketSummary["tenant"];
  product: TicketSummary["product"];
  order: TicketSummary["order"];
  last_message: TicketSummary["last_message"];
}

/** A ticket with its whole conversation, each list oldest first. */
export interface StoredConversation extends StoredTicket {
  messages: (Stored<typeof ticketMessages.$inferSelect> & { attachments: StoredAttachment[] })[];
  histories: Stored<typeof ticketHistories.$inferSelect>[];
}

/** How many characters of the last message a list shows. */
const EXCERPT_LENGTH = 200;

/** The columns of a list: ticket, shop, product and order, named in the given language, and the latest message. */
const summaryColumns = (language: Locale) => sql`to_jsonb(t) as ticket,
  (select jsonb_build_object('id', s.id, 'name', s.name, 'image_url', s.image_url, 'mall_id', s.mall_id, 'mall_name', m.name)
    from tenants s join malls m on m.id = s.mall_id where s.id = t.tenant_id) as tenant,
  (select jsonb_build_object('id', p.id, 'name', p.${sql.identifier(`name_${language}`)}, 'image_url', p.image_url)
    from products p where p.id = t.product_id) as product,
  (select jsonb_build_object('id', o.id, 'code', o.code, 'tenant_name', o.tenant_name,
      'product_name', i.${sql.identifier(`product_name_${language}`)}, 'product_image', i.product_image,
      'item_count', (select count(*) from order_items c where c.order_id = o.id))
    from orders o
    join lateral (select * from order_items f where f.order_id = o.id order by f.id limit 1) i on true
    where o.id = t.order_id) as "order",
  (select jsonb_build_object('creator_type', m.creator_type,
      'text', left(m.text, ${sql.raw(String(EXCERPT_LENGTH))}), 'created_at', m.created_at)
    from ticket_messages m where m.ticket_id = t.id order by m.id desc limit 1) as last_message`;

const conversationColumns = sql`coalesce((select jsonb_agg(to_jsonb(m) || jsonb_build_object('attachments',
      coalesce((select jsonb_agg(to_jsonb(a) || jsonb_build_object('media', to_jsonb(f)) order by a.id)
        from cs_attachments a join media_files f on f.id = a.media_id where a.ticket_message_id = m.id), '[]'))
      order by m.id)
    from ticket_messages m where m.ticket_id = t.id), '[]') as messages,
  coalesce((select jsonb_agg(to_jsonb(h) order by h.id)
    from ticket_histories h where h.ticket_id = t.id), '[]') as histories`;

/** A page of tickets (`t`) that meet a condition, most recently updated first. */
export async function readTickets(
  db: Queryable,
  where: SQL,
  language: Locale,
  limit: number,
): Promise<StoredTicket[]> {
  const { rows } = await db.execute<StoredTicket & Record<string, unknown>>(
    sql`select ${summaryColumns(language)} from tickets t where ${where}
      order by t.updated_at desc, t.id desc limit ${limit}`,
  );
  return rows;
}

/** A ticket with its conversation; null if there is none. */
export async function readConversation(
  db: Queryable,
  id: number,
  language: Locale,
): Promise<StoredConversation | null> {
  const { rows } = await db.execute<StoredConversation & Record<string, unknown>>(
    sql`select ${summaryColumns(language)}, ${conversationColumns} from tickets t where t.id = ${id}`,
  );
  return rows[0] ?? null;
}

/** How many tickets (`t`) meet a condition. */
export async function countTickets(db: Queryable, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from tickets t where ${where}`,
  );
  return rows[0]?.count ?? 0;
}
