import { NOTICE_KINDS, NOTIFICATION_TABS, NOTIFICATION_WAYS } from "@sen/domain";
import { boolean, index, jsonb, pgTable, primaryKey, sql, text, uuid } from "../../database/drizzle.ts";
import { oneOfValues, fieldsUpTo, listOfValues, upTo } from "../../database/schema/checks.ts";
import { foreignRowId, moment, rowId, writingTransaction } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { customers, sessions } from "../customers/tables.ts";

/** Values for the text of a notice, as of when it was written. */
export interface NoticeFacts {
  /** The order's code and shop, kept here because they outlast the order. */
  order?: string;
  shop?: string;
  /** In dong; the sum, if the notice covers several orders. */
  amount?: number;
  /** Number of other orders or shops that it covers. */
  others?: number;
  points?: number;
  /** The order is picked up at the mall. */
  is_pickup?: true;
  /** Text written by a person or a carrier. */
  reason?: string;
  /** ISO 8601. */
  deadline?: string;
  /** Subject of a ticket. */
  subject?: string;
  /** Name of a coupon or product. */
  name_vi?: string;
  name_en?: string;
  /** The variant of a product, for its link. */
  variant_id?: number;
}

/** Maximum length of a reason repeated in a notice. */
export const NOTICE_REASON_LENGTH = 500;

const kinds = Object.keys(NOTICE_KINDS) as [keyof typeof NOTICE_KINDS, ...(keyof typeof NOTICE_KINDS)[]];

/**
 * Customers' notices: written in the transaction that they report, formatted when read. The table is the outbox, too: deliveries are
 * in `notice_deliveries`. Both are partitioned by month (`PARTITION BY RANGE` in drizzle/0001_tables.sql, which Drizzle cannot
 * express; `modules/sweep/partitions.ts`). No foreign keys from or to here: adding or dropping a month would lock orders.
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
    /** The order it is about; null if none. */
    order_id: rowId(),
    /** Id of the return, complaint, refund, ticket, coupon, product or shop; null if it covers several. */
    source_id: rowId(),
    /** Values for its text. */
    facts: jsonb().$type<NoticeFacts>().notNull(),
    /** Whether it is shown in the shop; customers can turn that off for a tab. */
    in_shop: boolean().notNull(),
    read_at: moment(),
    created_at: moment().notNull(),
    /** Id of the transaction that wrote it, to tell which notices a follower has seen. */
    written_in: writingTransaction(),
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
    oneOfValues(t.kind, kinds),
    oneOfValues(t.tab, NOTIFICATION_TABS),
    fieldsUpTo(t.facts, {
      reason: NOTICE_REASON_LENGTH,
      subject: maxLength("CreateTicketBody", "subject"),
    }),
  ],
);

/** Deliveries of notices outside the shop, by channel and device. */
export const noticeDeliveries = pgTable(
  "notice_deliveries",
  {
    notice_id: rowId().notNull(),
    way: text({ enum: NOTIFICATION_WAYS }).notNull(),
    /** The device's session; all zeros for an email. */
    device: uuid().notNull(),
    delivered_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notice_id, t.way, t.device, t.delivered_at] }),
    oneOfValues(t.way, NOTIFICATION_WAYS),
  ],
);

/** Which notices go by which channel. Without a row, domain's `DEFAULT_NOTIFICATION_WAYS` apply. */
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
    listOfValues(t.shop, NOTIFICATION_TABS),
    listOfValues(t.email, NOTIFICATION_TABS),
    listOfValues(t.push, NOTIFICATION_TABS),
  ],
);

/** Push subscriptions of devices, valid as long as their session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    session_id: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    customer_id: foreignRowId(() => customers.id),
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
