import { NOTICE_KINDS, NOTIFICATION_TABS, NOTIFICATION_WAYS } from "@sen/domain";
import { boolean, index, jsonb, pgTable, primaryKey, sql, text, uuid } from "../../database/drizzle.ts";
import { among, fieldsUpTo, listAmong, upTo } from "../../database/schema/checks.ts";
import { moment, rowId, writtenIn } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { customers, sessions } from "../customers/tables.ts";

/** What the words of a notice are made of, as it was when the notice was written. */
export interface NoticeFacts {
  /** The order's code and its shop: they outlast the order. */
  order?: string;
  shop?: string;
  /** Dong: of all orders, where it tells of several. */
  amount?: number;
  /** How many orders or shops it tells of beside its own. */
  others?: number;
  points?: number;
  /** Somebody's own words. */
  reason?: string;
  /** ISO 8601. */
  deadline?: string;
  /** Of a ticket. */
  subject?: string;
  /** Of a coupon or a product. */
  name_vi?: string;
  name_en?: string;
}

/** Longest words of somebody that a notice repeats. */
export const NOTICE_REASON_LENGTH = 500;

const kinds = Object.keys(NOTICE_KINDS) as [keyof typeof NOTICE_KINDS, ...(keyof typeof NOTICE_KINDS)[]];

/**
 * What customers are told: written in the transaction of what it tells of, worded when it is read. It is the outbox as well: what of it
 * leaves the shop is `notice_deliveries`. Both are partitioned by month (`PARTITION BY RANGE` in drizzle/0001_tables.sql, which Drizzle
 * cannot express; `modules/sweep/partitions.ts`). No foreign key leads from here or to here: a month would come and go with a lock on orders.
 */
export const notices = pgTable(
  "notices",
  {
    id: rowId()
      .notNull()
      .default(sql`nextval('notices_id_seq')`),
    customer_id: rowId().notNull(),
    /** Domain's `NOTICE_KINDS`. */
    kind: text({ enum: kinds }).notNull(),
    tab: text({ enum: NOTIFICATION_TABS }).notNull(),
    /** The order that it is about; null where it is about none. */
    order_id: rowId(),
    /** The number of the return, complaint, refund, ticket, coupon, product or shop; null where it tells of several. */
    source_id: rowId(),
    /** What its words are made of. */
    facts: jsonb().$type<NoticeFacts>().notNull(),
    /** Whether it stands in the shop: its kind may be switched off there. */
    in_shop: boolean().notNull(),
    read_at: moment(),
    created_at: moment().notNull(),
    /** Which transaction wrote it: whoever follows knows by it what they have seen. */
    written_in: writtenIn(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.created_at] }),
    index("notices_of_customer")
      .on(t.customer_id, t.id)
      .where(sql`${t.in_shop}`),
    index("notices_of_tab")
      .on(t.customer_id, t.tab, t.id)
      .where(sql`${t.in_shop}`),
    index("notices_unread")
      .on(t.customer_id, t.tab)
      .where(sql`${t.in_shop} and ${t.read_at} is null`),
    index("notices_since")
      .on(t.customer_id, t.written_in)
      .where(sql`${t.in_shop}`),
    index("notices_reminders")
      .on(t.customer_id, t.source_id)
      .where(sql`${t.kind} = 'coupon_ending'`),
    among(t.kind, kinds),
    among(t.tab, NOTIFICATION_TABS),
    fieldsUpTo(t.facts, {
      reason: NOTICE_REASON_LENGTH,
      subject: maxLength("CreateTicketBody", "subject"),
    }),
  ],
);

/** What of a notice has left the shop: by which way, and to which device. */
export const noticeDeliveries = pgTable(
  "notice_deliveries",
  {
    notice_id: rowId().notNull(),
    way: text({ enum: NOTIFICATION_WAYS }).notNull(),
    /** The session of the device; a number of zeros for a mail. */
    device: uuid().notNull(),
    delivered_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notice_id, t.way, t.device, t.delivered_at] }),
    among(t.way, NOTIFICATION_WAYS),
  ],
);

/** Which notices go by which way. No row: domain's `DEFAULT_NOTIFICATION_WAYS`. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    customer_id: rowId()
      .primaryKey()
      .references(() => customers.id),
    shop: text({ enum: NOTIFICATION_TABS }).array().notNull(),
    email: text({ enum: NOTIFICATION_TABS }).array().notNull(),
    push: text({ enum: NOTIFICATION_TABS }).array().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    listAmong(t.shop, NOTIFICATION_TABS),
    listAmong(t.email, NOTIFICATION_TABS),
    listAmong(t.push, NOTIFICATION_TABS),
  ],
);

/** Where push services take messages for a device; good for as long as its session is. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    session_id: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    customer_id: rowId()
      .notNull()
      .references(() => customers.id),
    endpoint: text().notNull().unique(),
    /** The browser's public key and secret, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [
    index().on(t.customer_id),
    upTo(t.endpoint, maxLength("PushSubscriptionBody", "endpoint")),
    upTo(t.p256dh, 88),
    upTo(t.auth, 24),
  ],
);
