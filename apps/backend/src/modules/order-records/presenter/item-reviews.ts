import type { ItemReview } from "@sen/api";
import { reviewEditEnd, ReturnStatus } from "@sen/domain";
import type { OrderBundle } from "../bundle.ts";
import { returnItemsOf } from "./return-items.ts";

/** The review state of each order item: the quantity kept, and the customer's review. */
export function itemReviewsOf({
  items,
  returns,
  reviews,
}: Pick<OrderBundle, "items" | "returns" | "reviews">): ItemReview[] {
  const gone = returns
    .filter(({ status }) => status === ReturnStatus.completed)
    .flatMap((one) => returnItemsOf(one, items));
  return items.map(({ id, quantity }) => {
    const back = gone.filter(({ order_detail_item_id }) => order_detail_item_id === id);
    const review = reviews.find(({ order_item_id }) => order_item_id === id);
    return {
      order_detail_item_id: id,
      kept_quantity: Math.max(0, quantity - back.reduce((sum, one) => sum + one.quantity, 0)),
      review_id: review?.id ?? null,
      rating: review?.rating ?? null,
      edit_until: review ? reviewEditEnd(new Date(review.created_at)).toISOString() : null,
    };
  });
}
