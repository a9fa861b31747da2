import { BLOG_TYPES, BlogStatus } from "@sen/domain";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../database/schema/checks.ts";
import { createdAt, foreignInteger, moment, ownCode } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";

/** Topics of articles, in two levels. */
export const blogTopics = pgTable(
  "blog_topics",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    parent_id: integer().references((): AnyPgColumn => blogTopics.id),
    name_vi: text().notNull(),
    name_en: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    index().on(t.parent_id),
    upTo(t.name_vi, maxLength("BlogTopic", "name")),
    upTo(t.name_en, maxLength("BlogTopic", "name")),
  ],
);

/** Tags of articles. */
export const blogTags = pgTable(
  "blog_tags",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    name_vi: text().notNull(),
    name_en: text().notNull(),
  },
  (t) => [upTo(t.name_vi, maxLength("BlogTag", "name")), upTo(t.name_en, maxLength("BlogTag", "name"))],
);

/** A section of an article: the anchor in its HTML, and its heading. */
export interface StoredHeading {
  id: string;
  text: string;
}

/** Articles and news: their Markdown, and the sanitized HTML rendered from it. */
export const blogs = pgTable(
  "blogs",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    type: text({ enum: BLOG_TYPES }).notNull(),
    topic_id: foreignInteger(() => blogTopics.id),
    /** Draft 0, published 1. */
    status: smallint().notNull(),
    is_highlight: boolean().notNull(),
    image_url: text().notNull(),
    title_vi: text().notNull(),
    title_en: text().notNull(),
    summary_vi: text().notNull(),
    summary_en: text().notNull(),
    /** Markdown; its pictures are URLs of the shop. */
    text_vi: text().notNull(),
    text_en: text().notNull(),
    html_vi: text().notNull(),
    html_en: text().notNull(),
    headings_vi: jsonb().$type<StoredHeading[]>().notNull(),
    headings_en: jsonb().$type<StoredHeading[]>().notNull(),
    /** Normalized words for search: without diacritics, a space before each. */
    search_vi: text().notNull(),
    search_en: text().notNull(),
    reading_minutes_vi: smallint().notNull(),
    reading_minutes_en: smallint().notNull(),
    tag_ids: integer().array().notNull(),
    /** Products shown below the article, in this order. */
    product_ids: integer().array().notNull(),
    /** Categories whose best sellers follow these products. */
    category_ids: integer().array().notNull(),
    /** Number of devices that opened and that like it; counts `blog_views` and `blog_likes`. */
    view_count: integer().notNull().default(0),
    like_count: integer().notNull().default(0),
    published_at: moment().notNull(),
    updated_at: moment().notNull(),
    /** Digest of everything that the HTML and the search words are made of. */
    digest: text().notNull(),
  },
  (t) => [
    index().on(t.status, t.published_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.topic_id),
    oneOfValues(t.type, BLOG_TYPES),
    oneOfValues(t.status, Object.values(BlogStatus)),
    upTo(t.title_vi, maxLength("BlogCard", "title")),
    upTo(t.title_en, maxLength("BlogCard", "title")),
    upTo(t.summary_vi, maxLength("BlogCard", "summary")),
    upTo(t.summary_en, maxLength("BlogCard", "summary")),
    upTo(t.html_vi, maxLength("Blog", "html")),
    upTo(t.html_en, maxLength("Blog", "html")),
  ],
);

/** Devices that opened an article recently. */
export const blogViews = pgTable(
  "blog_views",
  {
    blog_id: foreignInteger(() => blogs.id, { onDelete: "cascade" }),
    /** Random id that the device generated for itself. */
    device_id: uuid().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.blog_id, t.device_id] }), index().on(t.created_at)],
);

/** Devices on which an article is liked. */
export const blogLikes = pgTable(
  "blog_likes",
  {
    blog_id: foreignInteger(() => blogs.id, { onDelete: "cascade" }),
    /** Random id that the device generated for itself. */
    device_id: uuid().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.blog_id, t.device_id] })],
);
