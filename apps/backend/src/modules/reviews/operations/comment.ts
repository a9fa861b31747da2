import { REVIEW_COMMENT_LIMIT, reviewCommentSchema } from "@sen/domain";
import { and, eq, sql } from "../../../database/drizzle.ts";
import { reviewComments, reviews } from "../../../database/schema/index.ts";
import { checked } from "../../../errors/checked.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { say } from "../../../texts/messages.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { presentationOf } from "../../order-records/index.ts";
import { lockShownReview } from "../lock-review.ts";
import { shownReview } from "../read-review.ts";

/** Comments of one customer on a review, so that nobody takes all of its room. */
const COMMENTS_OF_ONE = 10;

/** Adds a customer's comment to a review. */
export const commentReview: Operation<"commentReview"> = async (context) => {
  const { customer, params, body, db, clock, locale } = context;
  const { content } = checked(reviewCommentSchema, body);
  await changeOnce(context, "commentReview", async (tx) => {
    const { id, comment_count } = await lockShownReview(tx, params.id);
    if (comment_count >= REVIEW_COMMENT_LIMIT) {
      throw notAllowedNow("REVIEW_COMMENTS_FULL", { limit: REVIEW_COMMENT_LIMIT });
    }
    const own = and(eq(reviewComments.review_id, id), eq(reviewComments.customer_id, customer.id));
    if ((await tx.$count(reviewComments, own)) >= COMMENTS_OF_ONE) {
      throw notAllowedNow("REVIEW_COMMENTS_OWN", { limit: COMMENTS_OF_ONE });
    }
    await tx.insert(reviewComments).values({
      review_id: id,
      customer_id: customer.id,
      author_name: customer.full_name,
      content,
      created_at: clock.now(),
    });
    await tx
      .update(reviews)
      .set({ comment_count: sql`${reviews.comment_count} + 1` })
      .where(eq(reviews.id, id));
    return { id };
  });
  const review = await shownReview(db, params.id, presentationOf(context));
  return ok(review, say("REVIEW_COMMENTED", locale));
};
