import { ReviewItemScreen, type ReviewFormDraft } from "@sen/ui/reviews";
import { useNavigate } from "react-router-dom";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import type { Values } from "../../core/route.ts";
import { uploadReviewFile } from "../../core/upload-file.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useReviewedItem } from "./reviewed-item.ts";
import type { reviewRoutes } from "./routes.ts";

export default function ReviewItemPage({ id }: Values<typeof reviewRoutes.write>) {
  const links = useLinks();
  const navigate = useNavigate();
  const { draft, forget, onDraftChange } = useStoredDraft<ReviewFormDraft>(`review-${id}`);
  const { request, onSend } = useReviewedItem(id, async (review) => {
    forget();
    await navigate(links.review(review), { replace: true });
  });
  return (
    <OrderSection>
      <ReviewItemScreen
        // The form begins with its draft.
        request={draft === undefined && request.state === "ready" ? { state: "loading" } : request}
        hrefs={links}
        upload={uploadReviewFile}
        draft={draft}
        onDraftChange={onDraftChange}
        onSend={onSend}
      />
    </OrderSection>
  );
}
