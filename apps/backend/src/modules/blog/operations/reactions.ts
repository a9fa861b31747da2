import type { BlogReaction } from "@sen/api";
import { and, eq, sql, type SQL } from "../../../database/drizzle.ts";
import { blogLikes, blogs, blogViews } from "../../../database/schema/index.ts";
import { notFound } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import { isPublished } from "../blog-queries.ts";

/** Counts a view of an article, once per device. Spec §7. */
export const viewBlog: Operation<"viewBlog"> = (context) => {
  const { device_id } = context.body;
  return react(context, {
    change: insertInto(blogViews, device_id, context.clock.now()),
    count: sql`view_count = view_count + 1`,
    isLiked: sql`exists (select from ${blogLikes} l where l.blog_id = article.id and l.device_id = ${device_id})`,
  });
};

/** Adds or removes a like of an article, one per device. Spec §7. */
export const likeBlog: Operation<"likeBlog"> = (context) => {
  const { device_id, is_liked } = context.body;
  return react(context, {
    change: is_liked
      ? insertInto(blogLikes, device_id, context.clock.now())
      : sql`delete from ${blogLikes} l using article where l.blog_id = article.id and l.device_id = ${device_id}`,
    count: sql`like_count = greatest(0, like_count + ${is_liked ? 1 : -1})`,
    isLiked: sql`${is_liked}::boolean`,
  });
};

const insertInto = (table: typeof blogViews | typeof blogLikes, device_id: string, now: Date): SQL => sql`
  insert into ${table} (blog_id, device_id, created_at)
  select id, ${device_id}::uuid, ${now.toISOString()}::timestamptz from article on conflict do nothing`;

/** Changes a device's view or like of the published `article`, and counts it if that changed anything. Throws 404 if there is none. */
async function react(
  { params, db, clock }: Pick<OperationContext<"viewBlog">, "params" | "db" | "clock">,
  { change, count, isLiked }: Record<"change" | "count" | "isLiked", SQL>,
) {
  const { rows } = await db.execute<BlogReaction & Record<string, unknown>>(sql`
    with article as (
      select id, view_count, like_count from ${blogs} where ${and(eq(blogs.id, params.id), isPublished(clock.now()))}),
    changed as (${change} returning blog_id),
    counted as (
      update ${blogs} b set ${count} from changed where b.id = changed.blog_id returning b.view_count, b.like_count)
    select coalesce(counted.view_count, article.view_count) as view_count,
      coalesce(counted.like_count, article.like_count) as like_count, ${isLiked} as is_liked
    from article left join counted on true`);
  const [reaction] = rows;
  if (!reaction) throw notFound();
  return ok(reaction);
}
