import type { SupportCategory } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { TicketRequestScreen, type TicketFormDraft } from "@sen/ui/support";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useOrders } from "../orders/index.ts";
import { sendFeedback, useSuggestedQuestions } from "./questions.ts";
import { useCreateTicket } from "./tickets.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { supportRoutes } from "./routes.ts";
import { useSession } from "../../core/session/use-session.ts";
import { useQuestionHrefs } from "./support-hrefs.ts";
import { usePlace } from "../../core/place.ts";

export default function TicketRequestPage() {
  const { t } = useTranslation("shell");
  const { session } = useSession();
  const { category: about = null, order = null } = usePlace(supportRoutes.request);
  const href = useHref();
  const navigate = useNavigate();
  const initial = { category: about, order_id: order };
  const customerId = session?.profile.id;
  const { draft, keep, forget } = useStoredDraft<TicketFormDraft>(
    customerId === undefined ? null : `ticket-${customerId}`,
  );
  const kept = draft?.values;
  const [typed, setTyped] = useState<{ category: SupportCategory | null; subject: string }>();
  const { category, subject } = typed ?? kept ?? { category: initial.category, subject: "" };
  const create = useCreateTicket();
  return (
    <>
      <PageHead title={t("page.support_request")} noIndex />
      <TicketRequestScreen
        loading={draft === undefined}
        supportHref={href(supportRoutes.home)}
        initial={initial}
        draft={draft}
        onDraftChange={keep}
        orders={useOrders("", "").list}
        suggestions={useSuggestedQuestions(category, subject)}
        onAbout={setTyped}
        upload={uploadFile}
        onFeedback={sendFeedback}
        hrefs={useQuestionHrefs()}
        onCreate={async (body) => {
          const made = await create(body);
          if ("refusal" in made) return made.refusal;
          forget();
          await navigate(href(supportRoutes.ticket, { id: made.id }), { replace: true });
          return null;
        }}
      />
    </>
  );
}
