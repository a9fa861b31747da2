import { reviewFormSchema, reviewStanding, type ReviewStanding } from "@sen/domain";
import type { Transaction } from "../../../database/connect.ts";
import { reviews } from "../../../database/schema/index.ts";
import { checked } from "../../../errors/checked.ts";
import { notAllowedNow, notFound, serverFault } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { say } from "../../../texts/messages.ts";
import type { Customer } from "../../../signed-in.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { itemReviewsOf, lockOrder, presentationOf, readOrderBundle } from "../../order-records/index.ts";
import { orderOfItem } from "../order-of-item.ts";
import { countRating } from "../../catalogue/index.ts";
import { readReview } from "../read-review.ts";
import { filesOf, setFiles } from "../review-files.ts";
import { ownReviewOf } from "../review-presenter.ts";

/** The message for an item that cannot be reviewed. */
const refusals = {
  edit: "REVIEW_WRITTEN",
  written: "REVIEW_WRITTEN",
  not_arrived: "REVIEW_NOT_ARRIVED",
  returning: "REVIEW_RETURNING",
  returned: "REVIEW_RETURNED",
} as const satisfies Record<Exclude<ReviewStanding, "write">, string>;

/** Reviews an item: once, by its buyer, after it was delivered and kept. Updates the ratings of product and shop. */
export const createReview: Operation<"createReview"> = async (context) => {
  const { customer, body, db, clock, locale } = context;
  const form = checked(reviewFormSchema, { rating: body.rating, content: body.content ?? "" });
  const files = filesOf(body);
  const { id } = await changeOnce(context, "createReview", async (tx) => {
    const now = clock.now();
    const item = await takeItem(tx, customer, body.order_detail_item_id, now);
    const [review] = await tx
      .insert(reviews)
      .values({
        product_id: item.product_id,
        customer_id: customer.id,
        order_item_id: item.id,
        author_name: customer.full_name,
        ...form,
        variant_name: [item.variance_group_1_vi, item.variance_group_2_vi].filter(Boolean).join(", "),
        created_at: now,
      })
      .returning({ id: reviews.id });
    if (!review) throw serverFault("A new review has no row");
    await setFiles(tx, context, review.id, files, now);
    await countRating(tx, item.product_id, null, form.rating);
    return { id: review.id };
  });
  const review = await readReview(db, id);
  if (!review) throw notFound();
  return ok(ownReviewOf(review, presentationOf(context)), say("REVIEW_SENT", locale));
};

/** Locks the item's order, so that it is reviewed only once and not while it is being returned. 422 with the reason if it cannot be reviewed. */
async function takeItem(tx: Transaction, customer: Customer, itemId: number, now: Date) {
  const order = await lockOrder(tx, customer, await orderOfItem(tx, itemId));
  const bundle = await readOrderBundle(tx, order.id);
  const item = bundle?.items.find(({ id }) => id === itemId);
  const standing = bundle && itemReviewsOf(bundle).find((one) => one.order_detail_item_id === itemId);
  if (!item || !standing) throw notFound();
  const stands = reviewStanding(order, standing, now);
  if (stands !== "write") throw notAllowedNow(refusals[stands]);
  return item;
}
