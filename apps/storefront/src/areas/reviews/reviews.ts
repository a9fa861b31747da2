import { ALL_REVIEWS, type ReviewFilters } from "@sen/domain";
import type { ProductReviews } from "@sen/ui/product";
import { useState } from "react";
import { rowsOf, useListBehind } from "../../core/endless-list.ts";
import { listState } from "../../core/request-state.ts";
import { reviewsQuery } from "./queries.ts";

/** A product's reviews as they are narrowed, a page behind another. */
export function useReviews(productId: number) {
  const [chosen, setChosen] = useState({ productId, filters: ALL_REVIEWS });
  const filters = chosen.productId === productId ? chosen.filters : ALL_REVIEWS;
  const list = useListBehind((after?: string) => reviewsQuery(productId, filters, after), {
    keepPreviousData: false,
  });
  const reviews: ProductReviews = listState(list, (pages, { data }) => ({
    items: rowsOf(pages),
    total: data.total,
  }));
  const onFilter = (next: ReviewFilters) => {
    setChosen({ productId, filters: next });
  };
  return { reviews, filters, onFilter };
}
