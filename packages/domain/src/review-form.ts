import * as z from "zod/mini";
import { EVIDENCE_MAX_IMAGES, EVIDENCE_MAX_VIDEOS } from "./evidence.ts";
import { fieldErrors } from "./field-errors.ts";
import { idSchema } from "./id-schema.ts";
import { isBlankNote } from "./note.ts";
import { REVIEW_REPORT_REASONS, REVIEW_STARS } from "./review.ts";

/** Longest text of a review, in characters as the contract counts them. The spec does not show it. */
export const REVIEW_TEXT_MAX_LENGTH = 2_000;
/** Longest comment on a review. The spec does not show it. */
export const REVIEW_COMMENT_MAX_LENGTH = 500;

const shortEnough = (limit: number) => (text: string) => Array.from(text).length <= limit;

/**
 * What somebody wrote, as it is kept: composed Unicode, lines without spaces at their ends, one empty line between paragraphs at most, and
 * no control characters, nor those that turn the direction of what follows.
 */
export function tidyParagraphs(text: string): string {
  const tidy = text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, " ")
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return isBlankNote(tidy) ? "" : tidy;
}

/** A text of so many characters at most, tidied; may be empty. */
const writtenText = (limit: number) =>
  z.pipe(
    z.pipe(z.string({ error: fieldErrors.textRequired }), z.transform(tidyParagraphs)),
    z.string().check(z.refine(shortEnough(limit), { error: fieldErrors.textTooLong })),
  );

/** A review without its files: stars, and a text if one likes. What shows nothing (spaces, zero-width characters) is no text. */
export const reviewFormSchema = z.object({
  rating: z.literal(REVIEW_STARS, { error: fieldErrors.starsRequired }),
  content: writtenText(REVIEW_TEXT_MAX_LENGTH),
});
export type ReviewFormData = z.output<typeof reviewFormSchema>;

/** A comment: it says something. */
export const reviewCommentSchema = z.object({
  content: writtenText(REVIEW_COMMENT_MAX_LENGTH).check(z.minLength(1, { error: fieldErrors.textRequired })),
});

const mediaIds = (limit: number) => z.array(z.uuid()).check(z.maxLength(limit));

/** The files of a review: none is needed. Spec §9. */
export const reviewFilesSchema = z.object({
  images: mediaIds(EVIDENCE_MAX_IMAGES),
  videos: mediaIds(EVIDENCE_MAX_VIDEOS),
  kept_media: z.array(idSchema).check(z.maxLength(EVIDENCE_MAX_IMAGES + EVIDENCE_MAX_VIDEOS)),
});

/** Why a review is reported. */
export const reviewReportSchema = z.object({
  reason: z.literal(REVIEW_REPORT_REASONS, { error: fieldErrors.reasonRequired }),
});
