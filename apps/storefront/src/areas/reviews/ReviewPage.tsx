import { useTranslation } from "@sen/i18n";
import { ReviewScreen } from "@sen/ui/reviews";
import { useDraft } from "../../core/drafts/use-draft.ts";
import type { PageQueries } from "../../core/page-data.ts";
import type { Values } from "../../core/route.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import { useReviewLikes } from "./review-likes.ts";
import { useReview } from "./review.ts";
import { reviewQuery } from "./queries.ts";
import type { reviewRoutes } from "./routes.ts";

export const queries = ({ id }: Values<typeof reviewRoutes.detail>): PageQueries => ({
  required: [reviewQuery(id)],
});

export default function ReviewPage({ id }: Values<typeof reviewRoutes.detail>) {
  const { t } = useTranslation("reviews");
  const links = useLinks();
  const isGuest = !useIsSignedIn();
  const { review, isOwn, onReport, ...shown } = useReview(id);
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
        {...shown}
        productHref={links.product}
        likeOf={useReviewLikes(review?.product.id)}
        onReport={isGuest || isOwn ? undefined : onReport}
        loginHref={isGuest ? links.loginTo(links.review(id)) : null}
        comment={typed}
        onCommentChange={setTyped}
      />
    </>
  );
}
