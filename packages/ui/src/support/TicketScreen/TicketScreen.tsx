import type { Ticket } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { CasePage, type CaseShown } from "../../aftersales/CasePage/index.ts";
import { ReadyTicket, type TicketCalls } from "./ReadyTicket.tsx";

export interface TicketScreenProps extends TicketCalls, CaseShown<Ticket> {}

/** A ticket with its conversation and actions. Spec §2, my questions. */
export function TicketScreen({ request, ...calls }: TicketScreenProps) {
  const { t } = useTranslation("support");
  return (
    <CasePage request={request} loading={t("ticket.loading")} failed={t("ticket.failed")}>
      {(ticket) => <ReadyTicket key={ticket.id} ticket={ticket} {...calls} />}
    </CasePage>
  );
}
