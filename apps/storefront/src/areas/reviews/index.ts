export { useReviewLikes } from "./review-likes.ts";
export { reviewsQuery } from "./queries.ts";
