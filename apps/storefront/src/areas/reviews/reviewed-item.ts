import type { ReviewBody } from "@sen/ui/reviews";
import { useForgetLists } from "../../core/endless-list.ts";
import { useAnswers, useCustomerQuery } from "../../core/query.ts";
import { pageState } from "../../core/request-state.ts";
import { write, type Refused } from "../../core/write.ts";
import { orderQuery } from "../orders/index.ts";
import { productQuery } from "../product/index.ts";
import { marksQuery, reviewQuery } from "./queries.ts";

/**
 * An item that was bought, its review, and writing or changing it.
 *
 * @param onSent is given the review's number
 */
export function useReviewedItem(itemId: number, onSent: (reviewId: number) => Promise<unknown>) {
  const { forget } = useAnswers();
  const forgetReviews = useForgetLists("/products/{id}/reviews");
  const asked = useCustomerQuery("/reviews/items/{id}", { params: { path: { id: itemId } } });
  return {
    request: pageState(asked, ({ data }) => ({ data })),
    async onSend(body: ReviewBody): Refused {
      if (!asked.data) return null;
      const { item, order, review } = asked.data.data;
      const { data, refusal } = await (review
        ? write("PUT /reviews/{id}", { path: { id: review.id }, body })
        : write("POST /reviews", { body: { ...body, order_detail_item_id: item.id } }));
      if (!data) {
        // Another tab may have written it, or the time to change it may be over. A field that is wrong changes nothing.
        if (!refusal.data?.errors.length) await asked.mutate();
        return refusal;
      }
      // What shows the review, or counts it, is asked for when it is shown next.
      await Promise.all([
        forget(productQuery(item.product_id), orderQuery(order.id), marksQuery(item.product_id)),
        review && forget(reviewQuery(review.id)),
        forgetReviews(),
        asked.mutate(undefined, { revalidate: false }),
      ]);
      await onSent(data.data.id);
      return null;
    },
  };
}
