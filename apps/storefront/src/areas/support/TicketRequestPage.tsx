import type { SupportCategory } from "@sen/domain";
import { TicketRequestScreen, type TicketFormDraft } from "@sen/ui/support";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { usePlace } from "../../core/place.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useOrders } from "../orders/index.ts";
import { sendFeedback, useSuggestedQuestions } from "./questions.ts";
import { supportRoutes } from "./routes.ts";
import { useLinks } from "../links.ts";
import { useCreateTicket } from "./tickets.ts";

export default function TicketRequestPage() {
  const { category: about = null, order = null } = usePlace(supportRoutes.request);
  const hrefs = useLinks();
  const navigate = useNavigate();
  const { draft, keep, forget } = useStoredDraft<TicketFormDraft>("ticket");
  const [typed, setTyped] = useState<{ category: SupportCategory | null; subject: string }>();
  const { category, subject } = typed ?? draft?.values ?? { category: about, subject: "" };
  const create = useCreateTicket();
  return (
    <TicketRequestScreen
      loading={draft === undefined}
      supportHref={hrefs.support}
      initial={{ category: about, order_id: order }}
      draft={draft}
      onDraftChange={keep}
      orders={useOrders("", "").list}
      suggestions={useSuggestedQuestions(category, subject)}
      onAbout={setTyped}
      upload={uploadFile}
      onFeedback={sendFeedback}
      hrefs={hrefs}
      onCreate={(body) =>
        create(body, async (id) => {
          forget();
          await navigate(hrefs.ticket(id), { replace: true });
        })
      }
    />
  );
}
