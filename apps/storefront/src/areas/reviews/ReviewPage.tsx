import { useTranslation } from "@sen/i18n";
import { ReviewScreen } from "@sen/ui/reviews";
import { useDraft } from "../../core/drafts/use-draft.ts";
import type { PageQueries } from "../../core/page-data.ts";
import { usePlace } from "../../core/place.ts";
import { useHref, type Values } from "../../core/route.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { authRoutes } from "../auth/routes.ts";
import { useLinks } from "../links.ts";
import { useReviewLikes } from "./review-likes.ts";
import { useReview } from "./review.ts";
import { reviewQuery } from "./queries.ts";
import { reviewRoutes } from "./routes.ts";

export const queries = ({ id }: Values<typeof reviewRoutes.detail>): PageQueries => ({
  required: [reviewQuery(id)],
});

export default function ReviewPage() {
  const { t } = useTranslation("reviews");
  const { id } = usePlace(reviewRoutes.detail);
  const href = useHref();
  const links = useLinks();
  const isGuest = useCustomerId() === null;
  const { review, request, isOwn, isReported, comment, report } = useReview(id);
  const [typed, setTyped] = useDraft(`review-comment-${id}`, "");
  const name = review?.author_name ?? "";
  return (
    <>
      <PageHead
        title={review ? `${t("detail.title", { name })}: ${review.product.name}` : ""}
        {...(review?.content && { description: review.content })}
        noIndex
      />
      <ReviewScreen
        request={request}
        productHref={links.product}
        likeOf={useReviewLikes(review?.product.id)}
        onReport={isGuest || isOwn ? undefined : report}
        isReported={isReported}
        loginHref={isGuest ? href(authRoutes.login, { next: links.review(id) }) : null}
        comment={typed}
        onCommentChange={setTyped}
        onComment={comment}
      />
    </>
  );
}
