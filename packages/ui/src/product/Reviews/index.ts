export type { ReviewLike } from "./ReviewLikeButton.tsx";
export { ReviewItem } from "./ReviewItem.tsx";
export { Reviews, type ProductReviews, type ReviewsProps } from "./Reviews.tsx";
