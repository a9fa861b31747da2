import type { ErrorEnvelope, ReviewedItem } from "@sen/api";
import type { ReviewBody } from "@sen/ui/reviews";
import { useForgetLists } from "../../core/endless-list.ts";
import { useAnswers, useCustomerQuery } from "../../core/query.ts";
import { pageState } from "../../core/request-state.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { write } from "../../core/write.ts";
import { orderQuery } from "../orders/index.ts";
import { productQuery } from "../product/index.ts";
import { marksQuery, reviewQuery } from "./queries.ts";

/** An item that was bought, its review, and writing or changing it. */
export function useReviewedItem(itemId: number) {
  const customerId = useCustomerId();
  const { forget } = useAnswers();
  const forgetReviews = useForgetLists("/products/{id}/reviews");
  const asked = useCustomerQuery("/reviews/items/{id}", { params: { path: { id: itemId } } });

  return {
    request: pageState(asked, ({ data }) => ({ data })),
    /** Gives the review's number, or the refusal, after which the item is shown as it is now. */
    async send(
      { item, order, review }: ReviewedItem,
      body: ReviewBody,
    ): Promise<{ id: number } | { refusal: ErrorEnvelope }> {
      const { data, refusal } = await (review
        ? write("PUT /reviews/{id}", { path: { id: review.id }, body })
        : write("POST /reviews", { body: { ...body, order_detail_item_id: item.id } }));
      if (!data) {
        // Another tab may have written it, or the time to change it may be over. A field that is wrong changes nothing.
        if (!refusal.data?.errors.length) await asked.mutate();
        return { refusal };
      }
      // What shows the review, or counts it, is asked for when it is shown next.
      await Promise.all([
        forget(
          productQuery(item.product_id),
          orderQuery(customerId, order.id),
          marksQuery(customerId, item.product_id),
          review && reviewQuery(review.id),
        ),
        forgetReviews(),
        asked.mutate(undefined, { revalidate: false }),
      ]);
      return { id: data.data.id };
    },
  };
}
