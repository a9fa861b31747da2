import type { BlogReaction } from "@sen/api";
import { and, eq, sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { blogLikes, blogs, blogViews } from "../../../database/schema/index.ts";
import { notFound } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { isPublished } from "../blog-queries.ts";

/** Counts a view of an article, once per device. Spec §7. */
export const viewBlog: Operation<"viewBlog"> = async ({ params: { id }, body, db, clock }) => {
  const { device_id } = body;
  const now = clock.now();
  const reaction = await db.transaction(async (tx) => {
    await assertPublished(tx, id, now);
    const written = await tx
      .insert(blogViews)
      .values({ blog_id: id, device_id, created_at: now })
      .onConflictDoNothing()
      .returning({ id: blogViews.blog_id });
    if (written.length > 0) {
      await tx
        .update(blogs)
        .set({ view_count: sql`${blogs.view_count} + 1` })
        .where(eq(blogs.id, id));
    }
    return reactionOf(tx, id, device_id);
  });
  return ok(reaction);
};

/** Adds or removes a like of an article, one per device. Spec §7. */
export const likeBlog: Operation<"likeBlog"> = async ({ params: { id }, body, db, clock }) => {
  const { device_id, is_liked } = body;
  const now = clock.now();
  const reaction = await db.transaction(async (tx) => {
    await assertPublished(tx, id, now);
    const mine = and(eq(blogLikes.blog_id, id), eq(blogLikes.device_id, device_id));
    const changed = is_liked
      ? await tx
          .insert(blogLikes)
          .values({ blog_id: id, device_id, created_at: now })
          .onConflictDoNothing()
          .returning({ id: blogLikes.blog_id })
      : await tx.delete(blogLikes).where(mine).returning({ id: blogLikes.blog_id });
    if (changed.length > 0) {
      await tx
        .update(blogs)
        .set({ like_count: sql`greatest(0, ${blogs.like_count} + ${is_liked ? 1 : -1})` })
        .where(eq(blogs.id, id));
    }
    return reactionOf(tx, id, device_id);
  });
  return ok(reaction);
};

async function assertPublished(db: Queryable, id: number, now: Date): Promise<void> {
  const found = await db.$count(blogs, and(eq(blogs.id, id), isPublished(now)));
  if (found === 0) throw notFound();
}

async function reactionOf(db: Queryable, id: number, device_id: string): Promise<BlogReaction> {
  const [row] = await db
    .select({
      view_count: blogs.view_count,
      like_count: blogs.like_count,
      is_liked: sql<boolean>`exists (select from ${blogLikes} where ${blogLikes.blog_id} = ${id} and ${blogLikes.device_id} = ${device_id})`,
    })
    .from(blogs)
    .where(eq(blogs.id, id));
  if (!row) throw notFound();
  return row;
}
