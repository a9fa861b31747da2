export { ItemReviews, type ItemReviewsProps } from "./ItemReviews.tsx";
