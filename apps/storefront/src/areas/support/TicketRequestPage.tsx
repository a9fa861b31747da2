import type { SupportCategory } from "@sen/domain";
import { TicketRequestScreen, type TicketFormDraft } from "@sen/ui/support";
import { useState } from "react";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { query, useQuery } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { useLinks } from "../links.ts";
import { useOrdersWith } from "../orders/index.ts";
import { sendFeedback } from "./questions.ts";
import type { supportRoutes } from "./routes.ts";
import { useCreateTicket } from "./tickets.ts";

/** Questions that may answer the request being typed; null while it is empty. */
function suggestedQuery(category: SupportCategory | null, subject: string) {
  const keyword = subject.trim();
  if (keyword === "" && category === null) return null;
  return query("/questions", { query: { keyword, per_page: 3, ...(category !== null && { category }) } });
}

export default function TicketRequestPage(about: Values<typeof supportRoutes.request>) {
  const hrefs = useLinks();
  // Each order has its own unsent request.
  const { draft, forget, onDraftChange } = useStoredDraft<TicketFormDraft>(
    about.order === undefined ? "ticket" : `ticket-${about.order}`,
  );
  const [typed, setTyped] = useState<{ category: SupportCategory | null; subject: string }>();
  const { category, subject } = typed ?? draft?.values ?? { category: about.category ?? null, subject: "" };
  const asked = suggestedQuery(category, subject);
  const suggested = useQuery(asked, { keepPreviousData: true }).data?.data.items;
  return (
    <TicketRequestScreen
      loading={draft === undefined}
      supportHref={hrefs.support}
      initial={{ category: about.category ?? null, order_id: about.order ?? null }}
      draft={draft}
      onDraftChange={onDraftChange}
      orders={useOrdersWith(draft?.values.order_id ?? about.order ?? null)}
      suggestions={(asked && suggested) ?? []}
      onAbout={setTyped}
      upload={uploadFile}
      onFeedback={sendFeedback}
      hrefs={hrefs}
      onCreate={useCreateTicket(forget)}
    />
  );
}
