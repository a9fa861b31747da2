/** What the area gives to the others. */
export { useReviewLikes } from "./review-likes.ts";
export { reviewsQuery, useReviews } from "./reviews.ts";
