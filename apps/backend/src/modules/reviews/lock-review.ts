import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { reviews } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";

/** A review whose row is ours until the transaction ends. */
export type LockedReview = typeof reviews.$inferSelect;

/** Takes a review: 404 when there is none. Whether it may be taken is the caller's to ask. */
export async function lockReview(tx: Transaction, id: number): Promise<LockedReview> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  if (!review) throw notFound();
  return review;
}

/** Takes a review that everybody sees: 404 when there is none, or it is hidden. */
export async function lockShownReview(tx: Transaction, id: number): Promise<LockedReview> {
  const review = await lockReview(tx, id);
  if (review.hidden_at !== null) throw notFound();
  return review;
}
