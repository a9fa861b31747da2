import type { SupportCategory } from "@sen/domain";
import { TicketRequestScreen } from "@sen/ui/support";
import { useState } from "react";
import { query, useQuery } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { useOrdersWith } from "../orders/index.ts";
import { useNewTicket } from "./new-ticket.ts";
import type { supportRoutes } from "./routes.ts";

/** Questions that may answer the request being typed; null while it is empty. */
function suggestedQuery(category: SupportCategory | null, subject: string) {
  const keyword = subject.trim();
  if (keyword === "" && category === null) return null;
  return query("/questions", { query: { keyword, per_page: 3, ...(category !== null && { category }) } });
}

export default function TicketRequestPage(about: Values<typeof supportRoutes.request>) {
  // Each order has its own unsent request.
  const ticket = useNewTicket(about.order === undefined ? "ticket" : `ticket-${about.order}`);
  const { draft } = ticket;
  const [typed, setTyped] = useState<{ category: SupportCategory | null; subject: string }>();
  const { category, subject } = typed ?? draft?.values ?? { category: about.category ?? null, subject: "" };
  const asked = suggestedQuery(category, subject);
  const suggested = useQuery(asked, { keepPreviousData: true }).data?.data.items;
  return (
    <TicketRequestScreen
      {...ticket}
      loading={draft === undefined}
      initial={{ category: about.category ?? null, order_id: about.order ?? null }}
      orders={useOrdersWith(draft?.values.order_id ?? about.order ?? null)}
      suggestions={(asked && suggested) ?? []}
      onAbout={setTyped}
    />
  );
}
