import type { SupportCategory } from "@sen/domain";
import { TicketRequestScreen, type TicketFormDraft } from "@sen/ui/support";
import { useState } from "react";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import type { Values } from "../../core/route.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useOrders } from "../orders/index.ts";
import { sendFeedback, useSuggestedQuestions } from "./questions.ts";
import type { supportRoutes } from "./routes.ts";
import { useLinks } from "../links.ts";
import { useCreateTicket } from "./tickets.ts";

export default function TicketRequestPage(about: Values<typeof supportRoutes.request>) {
  const hrefs = useLinks();
  const { draft, forget, onDraftChange } = useStoredDraft<TicketFormDraft>("ticket");
  const [typed, setTyped] = useState<{ category: SupportCategory | null; subject: string }>();
  const { category, subject } = typed ?? draft?.values ?? { category: about.category ?? null, subject: "" };
  return (
    <TicketRequestScreen
      loading={draft === undefined}
      supportHref={hrefs.support}
      initial={{ category: about.category ?? null, order_id: about.order ?? null }}
      draft={draft}
      onDraftChange={onDraftChange}
      orders={useOrders("", "").list}
      suggestions={useSuggestedQuestions(category, subject)}
      onAbout={setTyped}
      upload={uploadFile}
      onFeedback={sendFeedback}
      hrefs={hrefs}
      onCreate={useCreateTicket(forget)}
    />
  );
}
