import type { CreateTicketBody } from "@sen/api";
import type { TicketRecipient, TicketStanding } from "@sen/ui/support";
import { useNavigate } from "react-router-dom";
import { useForgetLists, useListBehind } from "../../core/endless-list.ts";
import { listState, rowsOf } from "../../core/list-state.ts";
import { customerQuery } from "../../core/query.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { useNoticesChange } from "../notifications/index.ts";

const ticketsQuery = (recipient: TicketRecipient, standing: TicketStanding, after?: number) =>
  customerQuery("/tickets", {
    query: { after, recipient, ...(standing !== "all" && { standing }) },
  });

/** A tab of the customer's tickets, with customer care or with shops, paged. */
export function useTickets(recipient: TicketRecipient, standing: TicketStanding) {
  const list = useListBehind((after?: number) => ticketsQuery(recipient, standing, after));
  useNoticesChange((notice) => {
    if (!notice || notice.body_data.source_type === "ticket") void list.refresh();
  });
  return listState(list, rowsOf(list.pages));
}

/** Creates a ticket, deletes its draft and opens it. */
export function useCreateTicket(forgetDraft: () => void) {
  const forget = useForgetLists("/tickets");
  const navigate = useNavigate();
  const { ticket } = useLinks();
  return (body: CreateTicketBody): Refused =>
    written(write("POST /tickets", { body }), async ({ data }) => {
      await forget();
      forgetDraft();
      await navigate(ticket(data.id), { replace: true });
    });
}
