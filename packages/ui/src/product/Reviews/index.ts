export { Reviews, type ProductReviews, type ReviewsProps } from "./Reviews.tsx";
