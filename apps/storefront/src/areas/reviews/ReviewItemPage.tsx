import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ReviewItemScreen, type ReviewFormDraft } from "@sen/ui/reviews";
import { useNavigate } from "react-router-dom";
import { useReviewedItem } from "./reviewed-item.ts";
import { uploadReviewFile } from "../../core/upload-file.ts";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useCaseHrefs } from "../aftersales/index.ts";
import { useHref } from "../../core/route.ts";
import { reviewRoutes } from "./routes.ts";
import { useSession } from "../../core/session/use-session.ts";
import { useOrderMenu } from "../account/index.ts";
import { usePlace } from "../../core/place.ts";

export default function ReviewItemPage() {
  const { t } = useTranslation("shell");
  const { session } = useSession();
  const { id } = usePlace(reviewRoutes.write);
  const href = useHref();
  const navigate = useNavigate();
  const { request, send } = useReviewedItem(id);
  const customerId = session?.profile.id;
  const { draft, keep, forget } = useStoredDraft<ReviewFormDraft>(
    customerId === undefined ? null : `review-${customerId}-${id}`,
  );
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.review")} noIndex />
      <ReviewItemScreen
        // The form begins with its draft.
        request={draft === undefined && request.state === "ready" ? { state: "loading" } : request}
        hrefs={useCaseHrefs()}
        upload={uploadReviewFile}
        draft={draft}
        onDraftChange={keep}
        onSend={async (body) => {
          if (request.state !== "ready") return null;
          const made = await send(request.data, body);
          if ("refusal" in made) return made.refusal;
          forget();
          await navigate(href(reviewRoutes.detail, { id: made.id }), { replace: true });
          return null;
        }}
      />
    </AccountLayout>
  );
}
