import { useTranslation } from "@sen/i18n";
import { ReviewScreen } from "@sen/ui/reviews";
import { useReviewLikes } from "./review-likes.ts";
import { useReview } from "./review.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { usePlace } from "../../core/place.ts";

export default function ReviewPage() {
  const { t } = useTranslation("reviews");
  const { id } = usePlace();
  const paths = usePaths();
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
        productHref={paths.product}
        likeOf={likeOf}
        onReport={isGuest || isOwn ? undefined : report}
        isReported={isReported}
        loginHref={isGuest ? paths.login(paths.review(id)) : null}
        comment={typed}
        onCommentChange={setTyped}
        onComment={comment}
      />
    </>
  );
}
