import type { SupportCategory } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { TicketRequestScreen, type TicketFormDraft } from "@sen/ui/support";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { usePlace } from "../../core/place.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useOrders } from "../orders/index.ts";
import { sendFeedback, useSuggestedQuestions } from "./questions.ts";
import { supportRoutes } from "./routes.ts";
import { useSupportHrefs } from "./support-hrefs.ts";
import { useCreateTicket } from "./tickets.ts";

export default function TicketRequestPage() {
  const { t } = useTranslation("shell");
  const { category: about = null, order = null } = usePlace(supportRoutes.request);
  const hrefs = useSupportHrefs();
  const navigate = useNavigate();
  const { draft, keep, forget } = useStoredDraft<TicketFormDraft>("ticket");
  const [typed, setTyped] = useState<{ category: SupportCategory | null; subject: string }>();
  const { category, subject } = typed ?? draft?.values ?? { category: about, subject: "" };
  const create = useCreateTicket();
  return (
    <>
      <PageHead title={t("page.support_request")} noIndex />
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
    </>
  );
}
