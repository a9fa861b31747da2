import { answerSchema, type ReviewStars } from "@sen/domain";
import { and, asc, eq, isNull, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { products, reviewReports, reviews, tenants } from "../../database/schema/index.ts";
import { checked } from "../../errors/checked.ts";
import { writeNotice } from "../notifications/index.ts";
import { lockReview } from "./lock-review.ts";
import { countRating } from "../catalogue/index.ts";

/** Hides a review from everybody but its author, or shows it again, and updates the rating. Settles its open reports. */
export async function setReviewHidden(
  tx: Transaction,
  id: number,
  isHidden: boolean,
  now: Date,
): Promise<void> {
  const review = await lockReview(tx, id);
  const wasHidden = review.hidden_at !== null;
  if (wasHidden !== isHidden) {
    await tx
      .update(reviews)
      .set({ hidden_at: isHidden ? now : null })
      .where(eq(reviews.id, id));
    const stars = review.rating as ReviewStars;
    await countRating(tx, review.product_id, isHidden ? stars : null, isHidden ? null : stars);
  }
  await tx
    .update(reviewReports)
    .set({ settled_at: now })
    .where(and(eq(reviewReports.review_id, id), isNull(reviewReports.settled_at)));
}

/** Sets the shop's reply to a review, replacing an earlier one, and notifies the author. */
export async function answerReview(tx: Transaction, id: number, text: string, now: Date): Promise<void> {
  const tenant_reply = checked(answerSchema, text, "text");
  const { customer_id, product_id } = await lockReview(tx, id);
  await tx.update(reviews).set({ tenant_reply }).where(eq(reviews.id, id));
  if (customer_id === null) return;
  const [product] = await tx
    .select({ name_vi: products.name_vi, name_en: products.name_en, shop: tenants.name })
    .from(products)
    .innerJoin(tenants, eq(tenants.id, products.tenant_id))
    .where(eq(products.id, product_id));
  await writeNotice(tx, { kind: "review_answered", customer_id, source_id: product_id, facts: product }, now);
}

/** Reviews with open reports, the longest waiting first. */
export function reportedReviews(db: Queryable) {
  return db
    .select({
      review: reviews.id,
      product: reviews.product_id,
      stars: reviews.rating,
      content: reviews.content,
      reports: sql<number>`count(*)`,
      reasons: sql<string>`string_agg(distinct ${reviewReports.reason}, ', ')`,
      since: sql<string>`min(${reviewReports.created_at})`,
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.review_id))
    .where(isNull(reviewReports.settled_at))
    .groupBy(reviews.id)
    .orderBy(asc(sql`min(${reviewReports.created_at})`), asc(reviews.id))
    .limit(100);
}
