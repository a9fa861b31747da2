/** Maximum number of comments on a review. The spec does not show it. */
export const REVIEW_COMMENT_LIMIT = 200;

/** The possible ratings, lowest first. */
export const REVIEW_STARS = [1, 2, 3, 4, 5] as const;
export type ReviewStars = (typeof REVIEW_STARS)[number];

/** Why a review can be reported. The spec does not show the reasons. */
export const REVIEW_REPORT_REASONS = ["spam", "offensive", "unrelated", "personal_data", "other"] as const;

/** Number of ratings with 1, 2, 3, 4 and 5 stars. */
export type RatingHistogram = readonly number[];

/**
 * Updates a histogram after a review was added (`before` is null), changed, or removed (`after` is null).
 *
 * @returns five counts, none negative
 */
export function histogramAfter(
  histogram: RatingHistogram,
  before: ReviewStars | null,
  after: ReviewStars | null,
): number[] {
  return REVIEW_STARS.map((stars, index) =>
    Math.max(0, (histogram[index] ?? 0) - Number(stars === before) + Number(stars === after)),
  );
}

/** Number of ratings, their sum in stars, and their mean with one decimal (0 if there are none). */
export function ratingOf(histogram: RatingHistogram): { count: number; sum: number; average: number } {
  const count = histogram.reduce((total, one) => total + one, 0);
  const sum = histogram.reduce((total, one, index) => total + one * (index + 1), 0);
  return { count, sum, average: meanRating(sum, count) };
}

/** The mean rating with one decimal, as displayed, filtered and sorted by; 0 if there are none. */
export function meanRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
