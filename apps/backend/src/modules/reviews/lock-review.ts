import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { reviews } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";

/** A review whose row is locked until the transaction ends. */
export type LockedReview = typeof reviews.$inferSelect;

/** Locks a review: 404 if there is none. The caller checks permissions. */
export async function lockReview(tx: Transaction, id: number): Promise<LockedReview> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  if (!review) throw notFound();
  return review;
}

/** Locks a public review: 404 if there is none, or if it is hidden. */
export async function lockShownReview(tx: Transaction, id: number): Promise<LockedReview> {
  const review = await lockReview(tx, id);
  if (review.hidden_at !== null) throw notFound();
  return review;
}
