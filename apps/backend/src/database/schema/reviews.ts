import { index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";
import { products } from "./catalog.ts";
import { between, upTo } from "./checks.ts";
import { createdAt } from "./columns.ts";
import { customers } from "./customers.ts";
import { maxLength } from "./max-length.ts";
import { orderItems } from "./orders.ts";

/** What a buyer says of a delivered item: once an item. */
export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    /** Null for reviews that came with the seed. */
    customer_id: integer().references(() => customers.id),
    order_item_id: integer().references(() => orderItems.id),
    author_name: text().notNull(),
    /** 1–5. */
    rating: smallint().notNull(),
    content: text().notNull(),
    /** "Đỏ, M": what was bought. */
    variant_name: text().notNull().default(""),
    media: jsonb().$type<ReviewMedia[]>().notNull().default([]),
    like_count: integer().notNull().default(0),
    comment_count: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.product_id, t.created_at.desc(), t.id.desc()),
    unique().on(t.order_item_id),
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
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    review_id: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    customer_id: integer().references(() => customers.id),
    author_name: text().notNull(),
    content: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.review_id, t.id),
    upTo(t.author_name, maxLength("Review", "author_name")),
    upTo(t.content, maxLength("Review", "content")),
  ],
);

export const reviewLikes = pgTable(
  "review_likes",
  {
    review_id: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.review_id, t.customer_id] })],
);
