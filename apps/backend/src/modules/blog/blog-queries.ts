import { BlogStatus } from "@sen/domain";
import { and, eq, getTableColumns, lte, sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { blogs, blogTopics } from "../../database/schema/index.ts";

const {
  text_vi: _textVi,
  text_en: _textEn,
  html_vi: _vi,
  html_en: _en,
  search_vi: _searchVi,
  search_en: _searchEn,
  ...short
} = getTableColumns(blogs);

/** Columns read for lists: all but the long texts. */
export const cardColumns = { blog: short, topic: blogTopics };

/** Articles with their topics. */
export function selectBlogs(db: Queryable) {
  return db
    .select(cardColumns)
    .from(blogs)
    .innerJoin(blogTopics, eq(blogTopics.id, blogs.topic_id))
    .$dynamic();
}

/** The rows that a card is made of. */
export type BlogCardRow = Awaited<ReturnType<typeof selectBlogs>>[number];

/** Matches articles published at `now`. */
export function isPublished(now: Date): SQL | undefined {
  return and(eq(blogs.status, BlogStatus.published), lte(blogs.published_at, now));
}

/** Whether every word of the keyword starts a word of the text, which must be normalized, with a space before each word. */
export function speaksOf(text: SQL, keyword: string): SQL {
  return sql`(
    select coalesce(bool_and(strpos(${text}, ' ' || word) > 0), false)
    from regexp_split_to_table(sen_normalize(${keyword}), ' ') as word
    where word <> '')`;
}
