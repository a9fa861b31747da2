/** What other modules may use of reviews: the moderation by shop and operator. */
export { answerReview, reportedReviews, setReviewHidden } from "./moderation.ts";
export { forgetReviewer } from "./review-files.ts";
