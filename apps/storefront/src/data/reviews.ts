import type { ProductReviews } from "@sen/ui/product";
import { reviewsQuery } from "./catalog.ts";
import { useEndlessList } from "./endless-list.ts";

/** A product's reviews, a page after another. */
export function useReviews(productId: number): { reviews: ProductReviews; loadMore: () => unknown } {
  const { pages, error, loadingMore, moreFailed, loadMore, retry } = useEndlessList(
    (index) => reviewsQuery(productId, index + 1),
    { keepPreviousData: false },
  );
  if (!pages) {
    return { reviews: error ? { state: "failed", onRetry: retry } : { state: "loading" }, loadMore };
  }
  return {
    reviews: { state: "ready", pages: pages.map((page) => page.data), loadingMore, moreFailed },
    loadMore,
  };
}
