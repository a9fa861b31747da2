/** What the area gives to the others. */
export { useReviewLikes } from "./review-likes.ts";
export { useReviews } from "./reviews.ts";
