import { EVIDENCE_MAX_IMAGES, EVIDENCE_MAX_VIDEOS, REMOVED_CUSTOMER_NAME } from "@sen/domain";
import { eq, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { csAttachments, reviewComments, reviews } from "../../database/schema/index.ts";
import { invalid } from "../../errors/errors.ts";
import { type AttachContext, attachFiles, detachFiles } from "../media/index.ts";

/** The new files of a review, and the ids of the current ones to keep. */
export interface ReviewFiles {
  images: string[];
  videos: string[];
  kept_media: number[];
}

/** The files in a request body. */
export function filesOf({ images = [], videos = [], kept_media = [] }: Partial<ReviewFiles>): ReviewFiles {
  return { images, videos, kept_media };
}

/** Sets a review's files: adds new ones and removes those that are not kept. A field error (422) for a foreign file, or too many in total. */
export async function setFiles(
  tx: Transaction,
  context: AttachContext,
  reviewId: number,
  { images, videos, kept_media }: ReviewFiles,
  now: Date,
): Promise<void> {
  const present = await tx.select().from(csAttachments).where(eq(csAttachments.review_id, reviewId));
  const unknown = kept_media.findIndex((id) => !present.some((one) => one.id === id));
  if (unknown !== -1) throw invalid(`kept_media[${unknown}]`, "FILE_UNKNOWN");
  const kept = present.filter(({ id }) => kept_media.includes(id));
  const count = (kind: "image" | "video") => kept.filter(({ attach_type }) => attach_type === kind).length;
  const limits = [
    { field: "images", all: count("image") + images.length, limit: EVIDENCE_MAX_IMAGES },
    { field: "videos", all: count("video") + videos.length, limit: EVIDENCE_MAX_VIDEOS },
  ];
  const beyond = limits.find(({ all, limit }) => all > limit);
  if (beyond) throw invalid(beyond.field, "TOO_MANY_ITEMS", { limit: beyond.limit });

  await detachFiles(
    tx,
    present.filter(({ id }) => !kept_media.includes(id)),
  );
  const fields = { images: { field: "images", ids: images }, videos: { field: "videos", ids: videos } };
  await attachFiles(tx, context, fields, { review_id: reviewId }, now);
  await tx
    .update(reviews)
    .set({ media_count: kept.length + images.length + videos.length })
    .where(eq(reviews.id, reviewId));
}

/** Anonymizes a customer's reviews and comments. The texts stay; their uploaded files were deleted before. */
export async function forgetReviewer(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(reviews)
    .set({ media_count: sql`jsonb_array_length(${reviews.media})` })
    .where(eq(reviews.customer_id, customerId));
  for (const table of [reviews, reviewComments]) {
    await tx
      .update(table)
      .set({ author_name: REMOVED_CUSTOMER_NAME })
      .where(eq(table.customer_id, customerId));
  }
}
