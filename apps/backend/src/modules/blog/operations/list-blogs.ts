import type { BlogSort } from "@sen/api";
import { BlogStatus } from "@sen/domain";
import { and, arrayOverlaps, asc, desc, eq, or, sql, type SQL } from "../../../database/drizzle.ts";
import { pageOf } from "../../../database/page-of.ts";
import { blogs, blogTopics } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import type { Locale } from "../../../texts/messages.ts";
import { blogCardOf } from "../blog-presenter.ts";
import { isPublished, selectBlogs, speaksOf } from "../blog-queries.ts";

/** Articles by every filter of spec §3. */
export const listBlogs: Operation<"listBlogs"> = async ({ db, query, clock, locale: spoken }) => {
  const { type, topic_id, blog_topic_id, tag_ids, status, is_highlight, page, per_page, sort_by } = query;
  const locale = query.locale ?? spoken;
  const keyword = query.keyword?.trim() ?? "";
  // Drafts are never shown.
  if (status === BlogStatus.draft) return ok(pageOf([], query, 0));
  const where = and(
    isPublished(clock.now()),
    type === undefined ? undefined : eq(blogs.type, type),
    blog_topic_id === undefined ? undefined : eq(blogs.topic_id, blog_topic_id),
    topic_id === undefined ? undefined : or(eq(blogTopics.id, topic_id), eq(blogTopics.parent_id, topic_id)),
    tag_ids?.length ? arrayOverlaps(blogs.tag_ids, tag_ids) : undefined,
    is_highlight === undefined ? undefined : eq(blogs.is_highlight, is_highlight === 1),
    keyword === "" ? undefined : speaksOf(sql`${searchedIn[locale]}`, keyword),
  );
  const [rows, [counted]] = await Promise.all([
    selectBlogs(db)
      .where(where)
      .orderBy(...orderOf(sort_by, keyword, locale))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db
      .select({ total: sql<number>`count(*)` })
      .from(blogs)
      .innerJoin(blogTopics, eq(blogTopics.id, blogs.topic_id))
      .where(where),
  ]);
  return ok(
    pageOf(
      rows.map((row) => blogCardOf(row, locale)),
      query,
      counted?.total ?? 0,
    ),
  );
};

const searchedIn = { vi: blogs.search_vi, en: blogs.search_en };
const titleIn = { vi: blogs.title_vi, en: blogs.title_en };
const newest = [desc(blogs.published_at), desc(blogs.id)];

/** The order of a list. By relevance, matches in the title come first, then the newest. */
function orderOf(sort: BlogSort, keyword: string, locale: Locale): SQL[] {
  switch (sort) {
    case "oldest":
      return [asc(blogs.published_at), asc(blogs.id)];
    case "views":
      return [desc(blogs.view_count), ...newest];
    case "likes":
      return [desc(blogs.like_count), ...newest];
    case "newest":
      return newest;
    case "relevance":
      if (keyword === "") return newest;
      return [desc(speaksOf(sql`' ' || sen_normalize(${titleIn[locale]})`, keyword)), ...newest];
  }
}
