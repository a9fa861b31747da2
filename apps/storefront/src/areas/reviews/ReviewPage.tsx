import { reviewQuery } from "./reviews.ts";
import type { PageQueries } from "../../core/page-module.ts";
import { useTranslation } from "@sen/i18n";
import { ReviewScreen } from "@sen/ui/reviews";
import { useReviewLikes } from "./review-likes.ts";
import { useReview } from "./review.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref, type Values } from "../../core/route.ts";
import { authRoutes } from "../auth/routes.ts";
import { productRoutes } from "../product/routes.ts";
import { reviewRoutes } from "./routes.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { usePlace } from "../../core/place.ts";

export const queries = ({ id }: Values<typeof reviewRoutes.detail>): PageQueries => ({
  required: [reviewQuery(id)],
});

export default function ReviewPage() {
  const { t } = useTranslation("reviews");
  const { id } = usePlace(reviewRoutes.detail);
  const href = useHref();
  const isGuest = useCustomerId() === null;
  const { review, request, isOwn, isReported, comment, report } = useReview(id);
  const likeOf = useReviewLikes(review?.product.id);
  const [typed, setTyped] = useDraft(`review-comment-${id}`, "");
  const name = review?.author_name ?? "";
  return (
    <>
      <PageHead
        title={review ? `${t("detail.title", { name })}: ${review.product.name}` : ""}
        {...(review?.content ? { description: review.content } : {})}
        noIndex
      />
      <ReviewScreen
        request={request}
        productHref={(id) => href(productRoutes.detail, { id })}
        likeOf={likeOf}
        onReport={isGuest || isOwn ? undefined : report}
        isReported={isReported}
        loginHref={isGuest ? href(authRoutes.login, { next: href(reviewRoutes.detail, { id }) }) : null}
        comment={typed}
        onCommentChange={setTyped}
        onComment={comment}
      />
    </>
  );
}
