import { ALL_REVIEWS, DEFAULT_PAGE_SIZE, type ReviewFilters } from "@sen/domain";
import { customerQuery, query, useQuery } from "../../core/query.ts";

/** A page of a product's reviews: the first, or the one after the cursor `after`. */
export const reviewsQuery = (
  id: number,
  { rating, withMedia, variantId, sort }: ReviewFilters = ALL_REVIEWS,
  after?: string,
) =>
  query("/products/{id}/reviews", {
    path: { id },
    query: {
      after,
      per_page: DEFAULT_PAGE_SIZE,
      ...(rating !== null && { rating }),
      ...(withMedia && { with_media: 1 }),
      ...(variantId !== null && { variant_id: variantId }),
      ...(sort !== ALL_REVIEWS.sort && { sort_by: sort }),
    },
  });
export const reviewQuery = (id: number) => query("/reviews/{id}", { path: { id } });

/** Which of a product's reviews the customer wrote, likes and has reported. */
export const marksQuery = (productId: number) =>
  customerQuery("/products/{id}/reviews/marks", { path: { id: productId } });

/** The customer's marks; undefined while loading, and for a guest. */
export const useMarks = (productId: number | undefined) =>
  useQuery(productId === undefined ? null : marksQuery(productId));
