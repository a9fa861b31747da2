/** Comments of one review at most. The spec does not show it. */
export const REVIEW_COMMENT_LIMIT = 200;

/** The stars that can be given, the fewest first. */
export const REVIEW_STARS = [1, 2, 3, 4, 5] as const;
export type ReviewStars = (typeof REVIEW_STARS)[number];

/** Why a review can be reported. The spec does not show the reasons. */
export const REVIEW_REPORT_REASONS = ["spam", "offensive", "unrelated", "personal_data", "other"] as const;

/** How many gave 1, 2, 3, 4 and 5 stars. */
export type RatingHistogram = readonly number[];

/**
 * A histogram after a review came (`before` null), changed, or went (`after` null).
 *
 * @returns five counts, none below 0
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

/** What a histogram comes to: how many ratings, their sum in stars, and the mean with one decimal; 0 where there is none. */
export function ratingOf(histogram: RatingHistogram): { count: number; sum: number; average: number } {
  const count = histogram.reduce((total, one) => total + one, 0);
  const sum = histogram.reduce((total, one, index) => total + one * (index + 1), 0);
  return { count, sum, average: meanRating(sum, count) };
}

/** The mean of ratings with one decimal, as it is shown, filtered by and sorted by; 0 where there is none. */
export function meanRating(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
