import { and, eq, sql } from "../../../database/drizzle.ts";
import { reviewLikes, reviews } from "../../../database/schema/index.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { lockShownReview } from "../lock-review.ts";

/** Likes or unlikes a review: one like per customer. */
export const likeReview: Operation<"likeReview"> = async ({ db, customer, params, body, clock }) => {
  const { is_liked } = body;
  return db.transaction(async (tx) => {
    const { id, customer_id, like_count } = await lockShownReview(tx, params.id);
    if (customer_id === customer.id) throw notAllowedNow("REVIEW_OWN_LIKE");
    const changed = is_liked
      ? await tx
          .insert(reviewLikes)
          .values({ review_id: id, customer_id: customer.id, created_at: clock.now() })
          .onConflictDoNothing()
          .returning({ review_id: reviewLikes.review_id })
      : await tx
          .delete(reviewLikes)
          .where(and(eq(reviewLikes.review_id, id), eq(reviewLikes.customer_id, customer.id)))
          .returning({ review_id: reviewLikes.review_id });
    if (changed.length === 0) return ok({ is_liked, like_count });
    const [after] = await tx
      .update(reviews)
      .set({ like_count: sql`greatest(0, ${reviews.like_count} + ${is_liked ? 1 : -1})` })
      .where(eq(reviews.id, id))
      .returning({ like_count: reviews.like_count });
    return ok({ is_liked, like_count: after?.like_count ?? like_count });
  });
};
