import type { ReviewStars } from "./review.ts";

/** Filters and sort order of a product's reviews. */
export interface ReviewFilters {
  /** Null for any rating. */
  rating: ReviewStars | null;
  withMedia: boolean;
  /** Only reviews of this variant; null for any. */
  variantId: number | null;
  sort: ReviewSort;
}

export const REVIEW_SORTS = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** All reviews, newest first. */
export const ALL_REVIEWS: ReviewFilters = { rating: null, withMedia: false, variantId: null, sort: "newest" };
