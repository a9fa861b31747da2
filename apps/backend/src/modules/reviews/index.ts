/** What other modules may use of reviews: the moderation by shop and operator. */
export { answerReview, reviewsToModerate, setReviewHidden } from "./moderation.ts";
export { forgetReviewer } from "./review-files.ts";
