import type { Notification, UnreadCounts } from "@sen/api";
import { NOTICE_KINDS, type NoticeKind, type NotificationTab } from "@sen/domain";
import { sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import type { NoticeFacts } from "../../database/schema/index.ts";
import type { Locale } from "../../texts/messages.ts";
import { noticeText } from "./notice-text.ts";

/** A notice as the database tells it. */
export interface StoredNotice {
  id: number;
  kind: NoticeKind;
  tab: NotificationTab;
  order_id: number | null;
  source_id: number | null;
  facts: NoticeFacts;
  is_read: boolean;
  created_at: string;
  image_url: string | null;
}

/** Columns of a notice `n`, with a picture of its order. */
export const noticeColumns: SQL = sql`n.id, n.kind, n.tab, n.order_id, n.source_id, n.facts, n.created_at,
  n.read_at is not null as is_read,
  (select i.product_image from order_items i where i.order_id = n.order_id order by i.id limit 1) as image_url`;

const countColumns = sql`count(*) as total,
  count(*) filter (where tab = 'activity') as activity,
  count(*) filter (where tab = 'promotion') as promotion,
  count(*) filter (where tab = 'order') as "order",
  count(*) filter (where tab = 'wallet') as wallet`;

/** The unread counts of a customer, as a query of one row. */
export const unreadQuery = (customerId: number): SQL =>
  sql`select ${countColumns} from notices where customer_id = ${customerId} and in_shop and read_at is null`;

/** How many of a customer's notices are unread, in all and under each tab. */
export async function countUnread(db: Queryable, customerId: number): Promise<UnreadCounts> {
  const { rows } = await db.execute<UnreadCounts & Record<string, unknown>>(unreadQuery(customerId));
  const [{ total, activity, promotion, order, wallet } = NONE_UNREAD] = rows;
  return { total, activity, promotion, order, wallet };
}

const NONE_UNREAD: UnreadCounts = { total: 0, activity: 0, promotion: 0, order: 0, wallet: 0 };

/**
 * A page of a customer's notices, newest first. The columns come from the same scan: a join by id would search every month's index
 * again. What their words are made of is read for the page's rows alone.
 */
export async function readNotices(
  db: Queryable,
  customerId: number,
  tab: NotificationTab | undefined,
  { limit, offset, after }: { limit: number; offset: number; after?: number },
): Promise<StoredNotice[]> {
  const behind = after === undefined ? sql`` : sql` and id < ${after}`;
  const { rows } = await db.execute<StoredNotice & Record<string, unknown>>(sql`
    select ${noticeColumns}
    from (
      select id, kind, tab, order_id, source_id, facts, created_at, read_at
      from notices where ${ofTab(customerId, tab)}${behind}
      order by id desc limit ${limit} offset ${offset}) n
    order by n.id desc`);
  return rows;
}

/** Notices of a tab that are counted, the most that the contract tells. */
const MOST_COUNTED = 1_000;

/** Counts a customer's notices under a tab; stops at `MOST_COUNTED`. */
export async function countNotices(
  db: Queryable,
  customerId: number,
  tab: NotificationTab | undefined,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count
      from (select from notices where ${ofTab(customerId, tab)} limit ${MOST_COUNTED}) counted`,
  );
  return rows[0]?.count ?? 0;
}

const ofTab = (customerId: number, tab: NotificationTab | undefined): SQL =>
  sql`customer_id = ${customerId} and in_shop${tab === undefined ? sql`` : sql` and tab = ${tab}`}`;

/** A notice in the contract's shape, in the language of whoever reads it. */
export function notificationOf(stored: StoredNotice, locale: Locale): Notification {
  const { id, kind, tab, order_id, source_id, facts, is_read, created_at, image_url } = stored;
  return {
    id,
    is_read,
    type: tab,
    ...noticeText(kind, facts, locale),
    image_url,
    body_data: { source_type: NOTICE_KINDS[kind].source, source_id, order_detail_id: order_id },
    created_at: new Date(created_at).toISOString(),
  };
}
