import type { ReviewStars } from "./review.ts";

/** Which reviews of a product are shown, and in which order. */
export interface ReviewFilters {
  /** Null for any. */
  rating: ReviewStars | null;
  withMedia: boolean;
  /** Of buyers of this variant; null for any. */
  variantId: number | null;
  sort: ReviewSort;
}

export const REVIEW_SORTS = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Every review, the newest first. */
export const ALL_REVIEWS: ReviewFilters = { rating: null, withMedia: false, variantId: null, sort: "newest" };
