import type { Notification, UnreadCounts } from "@sen/api";
import { NOTICE_KINDS, type NoticeKind, type NotificationTab } from "@sen/domain";
import { sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { statement } from "../../database/prepared.ts";
import type { NoticeFacts } from "../../database/schema/index.ts";
import type { Locale } from "../../texts/messages.ts";
import { noticeText } from "./notice-text.ts";

/** A notice as read from the database. */
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

/** Columns of a notice `n`, with a picture from its order. */
export const noticeColumns: SQL = sql`n.id, n.kind, n.tab, n.order_id, n.source_id, n.facts, n.created_at,
  n.read_at is not null as is_read,
  (select i.product_image from order_items i where i.order_id = n.order_id order by i.id limit 1) as image_url`;

const countColumns = sql`count(*) as total,
  count(*) filter (where tab = 'activity') as activity,
  count(*) filter (where tab = 'promotion') as promotion,
  count(*) filter (where tab = 'order') as "order",
  count(*) filter (where tab = 'wallet') as wallet`;

/** Query for a customer's unread counts: one row, with the placeholder `customer`. */
export const unreadQuery: SQL = sql`select ${countColumns} from notices
  where customer_id = ${sql.placeholder("customer")} and in_shop and read_at is null`;

const unread = statement<UnreadCounts>("notices_unread", unreadQuery);

/** A customer's unread counts, in total and per tab. */
export async function countUnread(db: Queryable, customer: number): Promise<UnreadCounts> {
  const [counts = NONE_UNREAD] = await unread(db, { customer });
  return counts;
}

const NONE_UNREAD: UnreadCounts = { total: 0, activity: 0, promotion: 0, order: 0, wallet: 0 };

/** Counting stops here, at the contract's maximum. */
const MOST_COUNTED = 1_000;

/**
 * Page and count queries of a customer's notices. The page's columns come from the same scan, because a join by id would search
 * every month's index again. The picture is read only for the page's rows.
 */
function noticesOf(name: string, ofTab: SQL) {
  const own = sql`customer_id = ${sql.placeholder("customer")} and in_shop${ofTab}`;
  return {
    page: statement<StoredNotice>(
      `${name}_page`,
      sql`select ${noticeColumns}
      from (
        select id, kind, tab, order_id, source_id, facts, created_at, read_at
        from notices where ${own} and id < ${sql.placeholder("before")}
        order by id desc limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}) n
      order by n.id desc`,
    ),
    count: statement<{ count: number }>(
      `${name}_count`,
      sql`select count(*) as count from (select from notices where ${own} limit ${MOST_COUNTED}) counted`,
    ),
  };
}
const all = noticesOf("notices", sql``);
const ofTab = noticesOf("notices_of_tab", sql` and tab = ${sql.placeholder("tab")}`);

/** A page of a customer's notices, newest first. */
export function readNotices(
  db: Queryable,
  customer: number,
  tab: NotificationTab | undefined,
  { after = Number.MAX_SAFE_INTEGER, ...page }: { limit: number; offset: number; after?: number },
): Promise<StoredNotice[]> {
  const values = { customer, before: after, ...page };
  return tab === undefined ? all.page(db, values) : ofTab.page(db, { ...values, tab });
}

/** Counts a customer's notices, in total or under a tab; stops at `MOST_COUNTED`. */
export async function countNotices(
  db: Queryable,
  customer: number,
  tab: NotificationTab | undefined,
): Promise<number> {
  const [row] = await (tab === undefined ? all.count(db, { customer }) : ofTab.count(db, { customer, tab }));
  return row?.count ?? 0;
}

/** A notice in the contract's shape, in the reader's language. */
export function notificationOf(stored: StoredNotice, locale: Locale): Notification {
  const { id, kind, tab, order_id, source_id, facts, is_read, created_at, image_url } = stored;
  return {
    id,
    is_read,
    type: tab,
    ...noticeText(kind, facts, locale),
    image_url,
    body_data: {
      source_type: NOTICE_KINDS[kind].source,
      source_id,
      order_detail_id: order_id,
      ...(facts.variant_id !== undefined && { variant_id: facts.variant_id }),
    },
    created_at: new Date(created_at).toISOString(),
  };
}
