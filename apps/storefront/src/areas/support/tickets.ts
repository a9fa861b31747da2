import type { TicketRecipient, TicketStanding } from "@sen/ui/support";
import { useListBehind } from "../../core/endless-list.ts";
import { listState, rowsOf } from "../../core/list-state.ts";
import { customerQuery } from "../../core/query.ts";

const ticketsQuery = (recipient: TicketRecipient, standing: TicketStanding, after?: number) =>
  customerQuery("/tickets", {
    query: { after, recipient, ...(standing !== "all" && { standing }) },
  });

/** A tab of the customer's tickets, with customer care or with shops, paged. */
export function useTickets(recipient: TicketRecipient, standing: TicketStanding) {
  const list = useListBehind((after?: number) => ticketsQuery(recipient, standing, after));
  return listState(list, rowsOf(list.pages));
}
