export type { ReviewLike } from "./LikeButton.tsx";
export { ReviewItem, type ReviewItemProps } from "./ReviewItem.tsx";
export { Reviews, type ProductReviews, type ReviewsProps } from "./Reviews.tsx";
