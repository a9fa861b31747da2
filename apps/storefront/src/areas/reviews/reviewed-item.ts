import type { CreateReviewBody, ErrorEnvelope, ReviewedItem } from "@sen/api";
import type { ReviewBody } from "@sen/ui/reviews";
import { useSWRConfig } from "swr";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { write } from "../../core/write.ts";
import { productQuery } from "../product/index.ts";
import { reviewQuery, reviewsQuery, marksQuery } from "./reviews.ts";
import { endlessCacheKey } from "../../core/endless-list.ts";
import { orderQuery } from "../orders/index.ts";
import { cacheKey, customerQuery, useQuery } from "../../core/query.ts";
import { pageState } from "../../core/request-state.ts";

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
      const { data, refusal } = await (reviewed.review
        ? update(reviewed.review.id, body)
        : create({ ...body, order_detail_item_id: reviewed.item.id }));
      if (!data) {
        // Another tab may have written it, or the time to change it may be over. A field that is wrong changes nothing.
        if (!refusal.data?.errors.length) await query.mutate();
        return { refusal: refusal };
      }
      await Promise.all([forget(reviewed), query.mutate(undefined, { revalidate: false })]);
      return { id: data.data.id };
    },
  };
}

const create = (body: CreateReviewBody) => write("POST /reviews", { body });

const update = (id: number, body: ReviewBody) => write("PUT /reviews/{id}", { path: { id }, body });
