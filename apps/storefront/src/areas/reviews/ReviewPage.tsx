import type { ReportReviewBody } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ReviewScreen } from "@sen/ui/reviews";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { pageState, useQuery, type PageQueries } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { settled } from "../../core/settle.ts";
import { write, written } from "../../core/write.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import { reviewQuery, useMarks } from "./queries.ts";
import { useReviewLikes } from "./review-likes.ts";
import type { reviewRoutes } from "./routes.ts";

type Place = Values<typeof reviewRoutes.detail>;

export const queries = ({ id }: Place): PageQueries => ({ required: [reviewQuery(id)] });

export default function ReviewPage({ id }: Place) {
  const { t } = useTranslation("reviews");
  const links = useLinks();
  const isGuest = !useIsSignedIn();
  const asked = useQuery(reviewQuery(id));
  const review = asked.data?.data;
  const marks = useMarks(review?.product.id);
  const { own = [], reported = [] } = marks.data?.data ?? {};
  const [typed, setTyped] = useDraft(`review-comment-${id}`, "");
  const name = review?.author_name ?? "";
  const path = { id };
  const report = (reason: ReportReviewBody["reason"]) =>
    settled(write("POST /reviews/{id}/report", { path, body: { reason } }), () => marks.mutate());
  return (
    <>
      <PageHead
        title={review ? `${t("detail.title", { name })}: ${review.product.name}` : ""}
        {...(review?.content && { description: review.content })}
        noIndex
      />
      <ReviewScreen
        request={pageState(asked, ({ data }) => ({ data }))}
        productHref={links.product}
        likeOf={useReviewLikes(review?.product.id)}
        onReport={isGuest || own.includes(id) ? undefined : report}
        isReported={reported.includes(id)}
        loginHref={isGuest ? links.loginTo(links.review(id)) : null}
        comment={typed}
        onCommentChange={setTyped}
        onComment={(content) =>
          written(write("POST /reviews/{id}/comments", { path, body: { content } }), (data) =>
            asked.mutate(data, { revalidate: false }),
          )
        }
      />
    </>
  );
}
