import { ReviewItemScreen, type ReviewBody, type ReviewFormDraft } from "@sen/ui/reviews";
import { useNavigate } from "react-router-dom";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { useForgetLists } from "../../core/endless-list.ts";
import { customerQuery, pageState, useAnswers, useQuery } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { uploadReviewFile } from "../../core/upload-file.ts";
import { write, type Refused } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { orderQuery } from "../orders/index.ts";
import { productQuery } from "../product/index.ts";
import { marksQuery, reviewQuery } from "./queries.ts";
import type { reviewRoutes } from "./routes.ts";

/** A purchased item with its review, and writing or editing it. */
export default function ReviewItemPage({ id }: Values<typeof reviewRoutes.write>) {
  const links = useLinks();
  const navigate = useNavigate();
  const { draft, forget: forgetDraft, onDraftChange } = useStoredDraft<ReviewFormDraft>(`review-${id}`);
  const { forget } = useAnswers();
  const forgetReviews = useForgetLists("/products/{id}/reviews");
  const asked = useQuery(customerQuery("/reviews/items/{id}", { path: { id } }));
  const request = pageState(asked, ({ data }) => ({ data }));

  async function send(body: ReviewBody): Refused {
    if (!asked.data) return null;
    const { item, order, review } = asked.data.data;
    const { data, refusal } = await (review
      ? write("PUT /reviews/{id}", { path: { id: review.id }, body })
      : write("POST /reviews", { body: { ...body, order_detail_item_id: item.id } }));
    if (!data) {
      // Another tab may have written it, or the editing period may be over. Field errors need no refetch.
      if (!refusal.data?.errors.length) await asked.mutate();
      return refusal;
    }
    // Pages that show or count the review fetch it when next shown.
    await Promise.all([
      forget(productQuery(item.product_id), orderQuery(order.id), marksQuery(item.product_id)),
      review && forget(reviewQuery(review.id)),
      forgetReviews(),
      asked.mutate(undefined, { revalidate: false }),
    ]);
    forgetDraft();
    await navigate(links.review(data.data.id), { replace: true });
    return null;
  }

  return (
    <ReviewItemScreen
      // The form's initial values are the draft, so wait for it.
      request={draft === undefined && request.state === "ready" ? { state: "loading" } : request}
      hrefs={links}
      upload={uploadReviewFile}
      draft={draft}
      onDraftChange={onDraftChange}
      onSend={send}
    />
  );
}
