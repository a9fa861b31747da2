import { SUPPORT_CATEGORIES, type SupportCategory } from "@sen/domain";
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
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { useQuestionHrefs } from "./support-hrefs.ts";
import { usePlace } from "../../core/place.ts";

const ID = /^[1-9]\d{0,9}$/;

export default function TicketRequestPage() {
  const { t } = useTranslation("shell");
  const { session } = useRequiredSession();
  const { query } = usePlace();
  const paths = usePaths();
  const navigate = useNavigate();
  const initial = namedIn(query);
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
        supportHref={paths.support()}
        initial={initial}
        draft={draft}
        onDraftChange={keep}
        orders={useOrders("all", "").list}
        suggestions={useSuggestedQuestions(category, subject)}
        onAbout={setTyped}
        upload={uploadFile}
        onFeedback={sendFeedback}
        hrefs={useQuestionHrefs()}
        onCreate={async (body) => {
          const made = await create(body);
          if ("refusal" in made) return made.refusal;
          forget();
          await navigate(paths.myQuestion(made.id), { replace: true });
          return null;
        }}
      />
    </>
  );
}

/** What the address says that it is about. */
function namedIn(query: URLSearchParams) {
  const order = query.get("order") ?? "";
  return {
    category: SUPPORT_CATEGORIES.find((one) => String(one) === query.get("category")) ?? null,
    order_id: ID.test(order) ? Number(order) : null,
  };
}
