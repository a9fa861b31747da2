import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { isBlankNote } from "./note.ts";
import { REVIEW_STARS } from "./review.ts";

/** Maximum length of a review's text, in characters as the contract counts them. The spec does not show it. */
export const REVIEW_TEXT_MAX_LENGTH = 2_000;
/** Maximum length of a comment on a review. The spec does not show it. */
export const REVIEW_COMMENT_MAX_LENGTH = 500;

const shortEnough = (limit: number) => (text: string) => Array.from(text).length <= limit;

/**
 * Normalizes a text of several paragraphs: composed Unicode, no trailing spaces, at most one empty line between paragraphs, no control
 * characters or direction marks. A text without visible characters becomes empty.
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

/** An optional, normalized text with a maximum length. */
const writtenText = (limit: number) =>
  z.pipe(
    z.pipe(z.string({ error: fieldErrors.textRequired }), z.transform(tidyParagraphs)),
    z.string().check(z.refine(shortEnough(limit), { error: fieldErrors.textTooLong })),
  );

/** A review without its files: stars and an optional text. */
export const reviewFormSchema = z.object({
  rating: z.literal(REVIEW_STARS, { error: fieldErrors.starsRequired }),
  content: writtenText(REVIEW_TEXT_MAX_LENGTH),
});

/** A comment; must not be empty. */
export const reviewCommentSchema = z.object({
  content: writtenText(REVIEW_COMMENT_MAX_LENGTH).check(z.minLength(1, { error: fieldErrors.textRequired })),
});
