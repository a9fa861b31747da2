import { mayEditReview, reviewEditEnd, reviewFormSchema, type ReviewStars } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { reviews } from "../../../database/schema/index.ts";
import { checked } from "../../../errors/checked.ts";
import { forbidden, notAllowedNow, notFound } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { say } from "../../../texts/messages.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { presentationOf } from "../../order-records/index.ts";
import { lockReview } from "../lock-review.ts";
import { countRating } from "../../catalogue/index.ts";
import { readReview } from "../read-review.ts";
import { filesOf, setFiles } from "../review-files.ts";
import { ownReviewOf } from "../review-presenter.ts";

/** Changes the customer's review within 30 days. A hidden review stays hidden and does not count. */
export const updateReview: Operation<"updateReview"> = async (context) => {
  const { customer, params, body, db, clock, locale } = context;
  const form = checked(reviewFormSchema, { rating: body.rating, content: body.content ?? "" });
  const files = filesOf(body);
  await changeOnce(context, "updateReview", async (tx) => {
    const now = clock.now();
    const review = await lockReview(tx, params.id);
    if (review.customer_id !== customer.id) throw forbidden();
    const edit_until = reviewEditEnd(review.created_at).toISOString();
    if (!mayEditReview({ edit_until }, now)) throw notAllowedNow("REVIEW_EDIT_OVER");
    await tx
      .update(reviews)
      .set({ ...form, edited_at: now })
      .where(eq(reviews.id, review.id));
    await setFiles(tx, context, review.id, files, now);
    if (review.hidden_at === null) {
      await countRating(tx, review.product_id, review.rating as ReviewStars, form.rating);
    }
    return { id: review.id };
  });
  const review = await readReview(db, params.id);
  if (!review) throw notFound();
  return ok(ownReviewOf(review, presentationOf(context)), say("REVIEW_CHANGED", locale));
};
