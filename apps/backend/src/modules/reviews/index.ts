/** What other modules may use of reviews: the shop's and the operator's side of them. */
export { answerReview, reportedReviews, setReviewHidden } from "./moderation.ts";
export { forgetReviewer } from "./review-files.ts";
