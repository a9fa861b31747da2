export { useReviewLikes } from "./review-likes.ts";
export { reviewsQuery } from "./queries.ts";
export { useReviews } from "./reviews.ts";
