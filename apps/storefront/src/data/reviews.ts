import type { CreateReviewBody, ErrorEnvelope, QueryAnswer, ReportReviewBody, ReviewedItem } from "@sen/api";
import { ALL_REVIEWS, type ReviewFilters } from "@sen/domain";
import type { ProductReviews } from "@sen/ui/product";
import type { ReviewBody } from "@sen/ui/reviews";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { useCustomerId } from "../session/use-customer.ts";
import { write } from "./api.ts";
import { productQuery, reviewQuery, reviewsQuery } from "./catalog.ts";
import { endlessCacheKey, useEndlessList } from "./endless-list.ts";
import { orderQuery } from "./orders.ts";
import { cacheKey, customerQuery, useQuery } from "./query.ts";
import { pageState } from "./request-state.ts";
import { settled } from "./settled.ts";

type ReviewsPage = QueryAnswer<"/products/{id}/reviews">;
type Outcome = Promise<ErrorEnvelope | null>;

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

/** One review with its comments, and what a customer can say about it. */
export function useReview(id: number) {
  const customerId = useCustomerId();
  const query = useQuery(reviewQuery(id));
  const productId = query.data?.data.product.id;
  const marks = useQuery(marksQuery(customerId, productId));
  const path = { params: { path: { id } } };
  return {
    review: query.data?.data,
    request: pageState(query, ({ data }) => ({ data })),
    isOwn: marks.data?.data.own.includes(id) ?? false,
    isReported: marks.data?.data.reported.includes(id) ?? false,
    async comment(content: string): Outcome {
      const { data, error } = await write((api) =>
        api.POST("/reviews/{id}/comments", { ...path, body: { content } }),
      );
      if (!data) return error;
      await query.mutate(data, { revalidate: false });
      return null;
    },
    report: (reason: ReportReviewBody["reason"]): Outcome =>
      settled(
        write((api) => api.POST("/reviews/{id}/report", { ...path, body: { reason } })),
        () => marks.mutate(),
      ),
  };
}

/** An item that was bought, its review, and writing or changing it. */
export function useReviewedItem(itemId: number) {
  const customerId = useCustomerId();
  const { mutate } = useSWRConfig();
  const query = useQuery(
    customerQuery(customerId, "/reviews/items/{id}", { params: { path: { id: itemId } } }),
  );

  /** What shows the review, or counts it, is asked for when it is shown next. */
  async function forget({ item, order, review }: ReviewedItem) {
    const stale = [
      cacheKey(productQuery(item.product_id)),
      endlessCacheKey(reviewsQuery(item.product_id)),
      cacheKey(reviewsQuery(item.product_id)),
      ...(review ? [cacheKey(reviewQuery(review.id))] : []),
      ...[orderQuery(customerId, order.id), marksQuery(customerId, item.product_id)].flatMap((one) =>
        one ? [cacheKey(one)] : [],
      ),
    ];
    await Promise.all(stale.map((key) => mutate(key, undefined, { revalidate: false })));
  }

  return {
    request: pageState(query, ({ data }) => ({ data })),
    /** Gives the review's number, or the refusal, after which the item is shown as it is now. */
    async send(
      reviewed: ReviewedItem,
      body: ReviewBody,
    ): Promise<{ id: number } | { refusal: ErrorEnvelope }> {
      const { data, error } = await (reviewed.review
        ? update(reviewed.review.id, body)
        : create({ ...body, order_detail_item_id: reviewed.item.id }));
      if (!data) {
        // Another tab may have written it, or the time to change it may be over. A field that is wrong changes nothing.
        if (!error.data?.errors.length) await query.mutate();
        return { refusal: error };
      }
      await Promise.all([forget(reviewed), query.mutate(undefined, { revalidate: false })]);
      return { id: data.data.id };
    },
  };
}

const create = (body: CreateReviewBody) => write((api) => api.POST("/reviews", { body }));

const update = (id: number, body: ReviewBody) =>
  write((api) => api.PUT("/reviews/{id}", { params: { path: { id } }, body }));
