import type { QueryAnswer } from "@sen/api";
import { ALL_REVIEWS, type ReviewFilters } from "@sen/domain";
import type { ProductReviews } from "@sen/ui/product";
import { useState } from "react";
import { reviewsQuery } from "./catalog.ts";
import { useEndlessList } from "./endless-list.ts";
import { customerQuery } from "./query.ts";

type ReviewsPage = QueryAnswer<"/products/{id}/reviews">;

/** A product's reviews as they are narrowed, a page behind another. */
export function useReviews(productId: number) {
  const [chosen, setChosen] = useState({ productId, filters: ALL_REVIEWS });
  const filters = chosen.productId === productId ? chosen.filters : ALL_REVIEWS;
  const { pages, error, loadingMore, moreFailed, loadMore, retry } = useEndlessList(
    (index, previous: ReviewsPage | null) => {
      const after = previous?.data.next ?? null;
      return index > 0 && after === null
        ? null
        : reviewsQuery(productId, filters, { page: index + 1, after });
    },
    { keepPreviousData: false },
  );
  const failed: ProductReviews = error ? { state: "failed", onRetry: retry } : { state: "loading" };
  const reviews: ProductReviews = pages
    ? { state: "ready", pages: pages.map((page) => page.data), loadingMore, moreFailed }
    : failed;
  const onFilter = (next: ReviewFilters) => {
    setChosen({ productId, filters: next });
  };
  return { reviews, loadMore, filters, onFilter };
}

/** What the customer wrote, likes and has reported of a product's reviews; nothing of a guest, or before it is known. */
export const marksQuery = (customerId: number | null, productId: number | undefined) =>
  productId === undefined
    ? null
    : customerQuery(customerId, "/products/{id}/reviews/marks", { params: { path: { id: productId } } });
