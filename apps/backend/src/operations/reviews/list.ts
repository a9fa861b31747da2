import type { Review } from "@sen/api";
import { and, desc, eq, sql } from "drizzle-orm";
import { productDetails, products, reviewComments, reviews } from "../../database/schema/index.ts";
import { ok, pageOf } from "../../http/envelope.ts";
import { notFound } from "../../http/errors.ts";
import type { Operation } from "../../http/operation.ts";

/** Reviews of a product, the newest first, with what all buyers think. */
export const listReviews: Operation<"listReviews"> = async ({ db, params, query }) => {
  const { rating, with_media, page, per_page } = query;
  const where = and(
    eq(reviews.product_id, params.id),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    with_media === 1 ? sql`${reviews.media} <> '[]'::jsonb` : undefined,
  );
  const [[summary], rows, total] = await Promise.all([
    db
      .select({
        average: products.rating,
        count: products.rating_count,
        histogram: productDetails.rating_histogram,
      })
      .from(products)
      .innerJoin(productDetails, eq(productDetails.product_id, products.id))
      .where(and(eq(products.id, params.id), eq(products.active, true))),
    db
      .select({ review: reviews, tenant_reply: shopReply })
      .from(reviews)
      .where(where)
      .orderBy(desc(reviews.created_at), desc(reviews.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(reviews, where),
  ]);
  if (!summary) throw notFound();
  return ok({ ...pageOf(rows.map(reviewOf), query, total), rating_summary: summary });
};

/** What the shop answered first: a comment that no customer wrote. The outer column is named in full: drizzle leaves the table away. */
const shopReply = sql<string | null>`(
  select content from ${reviewComments} as reply
  where reply.review_id = reviews.id and reply.customer_id is null order by reply.id limit 1)`;

/** A review in the contract's shape. */
function reviewOf({
  review,
  tenant_reply,
}: {
  review: typeof reviews.$inferSelect;
  tenant_reply: string | null;
}): Review {
  const [first, second] = review.variant_name.split(", ");
  return {
    id: review.id,
    rating: review.rating,
    content: review.content,
    author_name: partlyHidden(review.author_name),
    variance_group_1: first || null,
    variance_group_2: second || null,
    media: review.media.map(({ kind, url, thumbnail_url }, index) => ({
      id: index + 1,
      type: kind,
      url,
      thumbnail_url: thumbnail_url ?? url,
    })),
    like_count: review.like_count,
    comment_count: review.comment_count,
    tenant_reply,
    created_at: review.created_at.toISOString(),
  };
}

/** "Nguyễn Thị Sen" → "N*** Sen": first letter and given name. What is hidden already stays as it is. */
function partlyHidden(name: string): string {
  if (name.includes("*")) return name;
  const [family = "", ...others] = name.trim().split(/\s+/);
  const given = others.at(-1);
  const hidden = `${[...family].slice(0, 1).join("")}***`;
  return given === undefined ? hidden : `${hidden} ${given}`;
}
