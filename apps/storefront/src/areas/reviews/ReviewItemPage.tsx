import { ReviewItemScreen, type ReviewFormDraft } from "@sen/ui/reviews";
import { useNavigate } from "react-router-dom";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { usePlace } from "../../core/place.ts";
import { uploadReviewFile } from "../../core/upload-file.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useReviewedItem } from "./reviewed-item.ts";
import { reviewRoutes } from "./routes.ts";

export default function ReviewItemPage() {
  const { id } = usePlace(reviewRoutes.write);
  const links = useLinks();
  const navigate = useNavigate();
  const { request, send } = useReviewedItem(id);
  const { draft, keep, forget } = useStoredDraft<ReviewFormDraft>(`review-${id}`);
  return (
    <OrderSection>
      <ReviewItemScreen
        // The form begins with its draft.
        request={draft === undefined && request.state === "ready" ? { state: "loading" } : request}
        hrefs={links}
        upload={uploadReviewFile}
        draft={draft}
        onDraftChange={keep}
        onSend={async (body) => {
          if (request.state !== "ready") return null;
          const made = await send(request.data, body);
          if ("refusal" in made) return made.refusal;
          forget();
          await navigate(links.review(made.id), { replace: true });
          return null;
        }}
      />
    </OrderSection>
  );
}
