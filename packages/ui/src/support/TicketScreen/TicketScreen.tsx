import type { Ticket } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { CasePage, type CaseRequest } from "../../aftersales/CasePage/index.ts";
import { ReadyTicket, type TicketCalls } from "./ReadyTicket.tsx";

export interface TicketScreenProps extends TicketCalls {
  /** What is shown, or that it is still loading or could not be had. */
  request: CaseRequest<Ticket>;
}

/** One ticket with its conversation, and what the customer can do. Spec §2, my questions. */
export function TicketScreen({ request, ...calls }: TicketScreenProps) {
  const { t } = useTranslation("support");
  return (
    <CasePage request={request} loading={t("ticket.loading")} failed={t("ticket.failed")}>
      {(ticket) => <ReadyTicket key={ticket.id} ticket={ticket} {...calls} />}
    </CasePage>
  );
}
