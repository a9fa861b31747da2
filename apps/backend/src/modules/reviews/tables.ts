import { REVIEW_REPORT_REASONS } from "@sen/domain";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
} from "../../database/drizzle.ts";
import { oneOfValues, between, upTo } from "../../database/schema/checks.ts";
import { createdAt, foreignInteger, foreignRowId, moment, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { products } from "../catalogue/tables/products.ts";
import { customers } from "../customers/tables.ts";
import { orderItems } from "../order-records/tables/orders.ts";

/** Reviews of delivered items, one per item. The ratings of products and shops are computed from those that are not hidden. */
export const reviews = pgTable(
  "reviews",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    product_id: foreignInteger(() => products.id),
    /** Null for seeded reviews. */
    customer_id: rowId().references(() => customers.id),
    order_item_id: rowId().references(() => orderItems.id),
    author_name: text().notNull(),
    /** 1–5. */
    rating: smallint().notNull(),
    content: text().notNull(),
    /** The variant bought: "Đỏ, M". */
    variant_name: text().notNull().default(""),
    /** Media from the seed. The buyer's uploads are in `cs_attachments`. */
    media: jsonb().$type<ReviewMedia[]>().notNull().default([]),
    /** The number of all pictures and videos, seeded or uploaded. */
    media_count: smallint().notNull().default(0),
    like_count: integer().notNull().default(0),
    /** The number of customers' comments. */
    comment_count: integer().notNull().default(0),
    /** The shop's reply; null until there is one. */
    tenant_reply: text(),
    /** When the buyer last changed it. */
    edited_at: moment(),
    /** Since when it is hidden from everybody but its author and does not count. */
    hidden_at: moment(),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.product_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("reviews_with_media")
      .on(t.product_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.media_count} > 0`),
    // Seeded reviews have no customer.
    index("reviews_of_customer")
      .on(t.customer_id, t.product_id)
      .where(sql`${t.customer_id} is not null`),
    unique().on(t.order_item_id),
    upTo(t.tenant_reply, maxLength("Review", "tenant_reply")),
    between(t.rating, 1, 5),
    upTo(t.author_name, maxLength("Review", "author_name")),
    upTo(t.content, maxLength("Review", "content")),
  ],
);

export interface ReviewMedia {
  kind: "image" | "video";
  url: string;
  thumbnail_url?: string;
}

export const reviewComments = pgTable(
  "review_comments",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    review_id: foreignRowId(() => reviews.id, { onDelete: "cascade" }),
    customer_id: rowId().references(() => customers.id),
    author_name: text().notNull(),
    content: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.review_id, t.id),
    index().on(t.customer_id),
    upTo(t.author_name, maxLength("Review", "author_name")),
    upTo(t.content, maxLength("Review", "content")),
  ],
);

export const reviewLikes = pgTable(
  "review_likes",
  {
    review_id: foreignRowId(() => reviews.id, { onDelete: "cascade" }),
    customer_id: foreignRowId(() => customers.id),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.review_id, t.customer_id] }), index().on(t.customer_id)],
);

/** Customers' reports, at most one per customer and review. */
export const reviewReports = pgTable(
  "review_reports",
  {
    review_id: foreignRowId(() => reviews.id, { onDelete: "cascade" }),
    customer_id: foreignRowId(() => customers.id),
    reason: text({ enum: REVIEW_REPORT_REASONS }).notNull(),
    /** When the operator decided about it; null until then. */
    settled_at: moment(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.review_id, t.customer_id] }),
    index().on(t.customer_id),
    index("review_reports_open")
      .on(t.created_at)
      .where(sql`${t.settled_at} is null`),
    oneOfValues(t.reason, REVIEW_REPORT_REASONS),
  ],
);
