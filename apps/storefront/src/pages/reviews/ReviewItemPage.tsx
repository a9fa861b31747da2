import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ReviewItemScreen, type ReviewFormDraft } from "@sen/ui/reviews";
import { useNavigate } from "react-router-dom";
import { useReviewedItem } from "../../data/reviewed-item.ts";
import { uploadReviewFile } from "../../data/upload-file.ts";
import { useStoredDraft } from "../../drafts/use-stored-draft.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { useOrderMenu } from "../../shell/account-menu.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function ReviewItemPage() {
  const { t } = useTranslation("shell");
  const { session } = useRequiredSession();
  const { id } = usePlace();
  const paths = usePaths();
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
        hrefs={paths}
        upload={uploadReviewFile}
        draft={draft}
        onDraftChange={keep}
        onSend={async (body) => {
          if (request.state !== "ready") return null;
          const made = await send(request.data, body);
          if ("refusal" in made) return made.refusal;
          forget();
          await navigate(paths.review(made.id), { replace: true });
          return null;
        }}
      />
    </AccountLayout>
  );
}
