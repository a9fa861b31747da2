import { reviewReports } from "../../../database/schema/index.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { say } from "../../../texts/messages.ts";
import { lockShownReview } from "../lock-review.ts";

/** Stores a customer's report of a review, at most one per review. */
export const reportReview: Operation<"reportReview"> = async (context) => {
  const { db, customer, params, body, clock, locale } = context;
  await db.transaction(async (tx) => {
    const { id, customer_id } = await lockShownReview(tx, params.id);
    if (customer_id === customer.id) throw notAllowedNow("REVIEW_OWN_REPORT");
    await tx
      .insert(reviewReports)
      .values({ review_id: id, customer_id: customer.id, reason: body.reason, created_at: clock.now() })
      .onConflictDoNothing();
  });
  return ok(null, say("REVIEW_REPORTED", locale));
};
