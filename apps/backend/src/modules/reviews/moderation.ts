import { answerSchema, type ReviewStars } from "@sen/domain";
import { and, asc, desc, eq, isNotNull, isNull, sql } from "../../database/drizzle.ts";
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

/** Reviews with open reports, the longest waiting first; or all reviews of a product, by its code, those first and then the newest. */
export function reviewsToModerate(db: Queryable, product: string | undefined, limit: number) {
  const reported = sql<Date | null>`min(${reviewReports.created_at})`.mapWith(reviewReports.created_at);
  return db
    .select({
      review: reviews.id,
      product: products.code,
      stars: reviews.rating,
      content: reviews.content,
      answer: reviews.tenant_reply,
      hidden: reviews.hidden_at,
      reports: sql<number>`count(${reviewReports.created_at})`.mapWith(Number),
      reasons: sql<string | null>`string_agg(distinct ${reviewReports.reason}, ', ')`,
      reported,
      since: reviews.created_at,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .leftJoin(reviewReports, and(eq(reviewReports.review_id, reviews.id), isNull(reviewReports.settled_at)))
    .where(product === undefined ? isNotNull(reviewReports.review_id) : eq(products.code, product))
    .groupBy(reviews.id, products.code)
    .orderBy(asc(reported), desc(reviews.id))
    .limit(limit);
}
