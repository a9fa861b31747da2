import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { itemReviewsOf, orderItemsOf, ownBundle, presentationOf } from "../../order-records/index.ts";
import { orderOfItem } from "../order-of-item.ts";
import { readReview } from "../read-review.ts";
import { ownReviewOf } from "../review-presenter.ts";

/** An item that the customer bought, with their review of it: 404 if there is none, 403 if it is another customer's. */
export const getReviewedItem: Operation<"getReviewedItem"> = async (context) => {
  const { db, customer, params, locale } = context;
  const bundle = await ownBundle(db, customer, await orderOfItem(db, params.id));
  const item = orderItemsOf(bundle, locale).find(({ id }) => id === params.id);
  const standing = itemReviewsOf(bundle).find(({ order_detail_item_id: id }) => id === params.id);
  if (!item || !standing) throw notFound();
  const { id, code, tenant_name, order_status, return_status, cancel_status } = bundle.order;
  const review = standing.review_id === null ? null : await readReview(db, standing.review_id);
  const presentation = presentationOf(context);
  return ok({
    item,
    order: { id, code, tenant_name, order_status, return_status, cancel_status },
    kept_quantity: standing.kept_quantity,
    review: review && ownReviewOf(review, presentation),
    now: presentation.now.toISOString(),
  });
};
