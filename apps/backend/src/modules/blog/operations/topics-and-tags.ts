import { and, asc, desc, eq, sql } from "../../../database/drizzle.ts";
import { blogs, blogTags, blogTopics } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import { isPublished } from "../blog-queries.ts";

/** Most entries returned. */
const SHOWN = 200;

/** Topics with at least one article, each followed by its subtopics. */
export const listBlogTopics: Operation<"listBlogTopics"> = async ({ db, locale, clock }) => {
  const rows = await db
    .select({ topic: blogTopics, own: sql<number>`count(${blogs.id})` })
    .from(blogTopics)
    .leftJoin(blogs, and(eq(blogs.topic_id, blogTopics.id), isPublished(clock.now())))
    .groupBy(blogTopics.id)
    .orderBy(asc(blogTopics.position), asc(blogTopics.id));
  const below = (id: number) => rows.filter(({ topic }) => topic.parent_id === id);
  const ordered = rows
    .filter(({ topic }) => topic.parent_id === null)
    .flatMap((top) => [
      { ...top, own: below(top.topic.id).reduce((sum, { own }) => sum + own, top.own) },
      ...below(top.topic.id),
    ]);
  return ok(
    ordered
      .filter(({ own }) => own > 0)
      .slice(0, SHOWN)
      .map(({ topic, own }) => ({
        id: topic.id,
        parent_id: topic.parent_id,
        name: inLanguage(topic, "name", locale),
        count: own,
      })),
  );
};

/** Tags used by at least one article, most used first. */
export const listBlogTags: Operation<"listBlogTags"> = async ({ db, locale, clock }) => {
  const used = sql<number>`count(*)`;
  const rows = await db
    .select({ tag: blogTags, count: used })
    .from(blogTags)
    .innerJoin(blogs, and(sql`${blogTags.id} = any (${blogs.tag_ids})`, isPublished(clock.now())))
    .groupBy(blogTags.id)
    .orderBy(desc(used), asc(blogTags.id))
    .limit(SHOWN);
  return ok(rows.map(({ tag, count }) => ({ id: tag.id, name: inLanguage(tag, "name", locale), count })));
};
