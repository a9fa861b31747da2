import type { ProductReviews } from "@sen/ui/product";
import { reviewsQuery } from "./catalog.ts";
import { useInfiniteQuery } from "./infinite-query.ts";

/** A product's reviews, a page after another. */
export function useReviews(productId: number): { reviews: ProductReviews; loadMore: () => unknown } {
  const { data, error, size, setSize, mutate } = useInfiniteQuery(
    "/products/{id}/reviews",
    (index) => reviewsQuery(productId, index + 1)[1],
    { revalidateFirstPage: false },
  );
  const loadMore = () => setSize(size + 1);
  if (!data) {
    return {
      reviews: error === undefined ? { state: "loading" } : { state: "failed", onRetry: () => mutate() },
      loadMore,
    };
  }
  const missing = data.length < size;
  return {
    reviews: {
      state: "ready",
      pages: data.map((page) => page.data),
      loadingMore: missing && error === undefined,
      moreFailed: missing && error !== undefined,
    },
    loadMore: missing ? () => mutate() : loadMore,
  };
}
