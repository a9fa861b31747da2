import { TicketListScreen } from "@sen/ui/support";
import { useLinks } from "../links.ts";
import { useTickets } from "./tickets.ts";

export default function ShopQuestionsPage() {
  const links = useLinks();
  return (
    <TicketListScreen
      recipient="shop"
      standing="all"
      standingHref={() => links.shopQuestions}
      list={useTickets("shop", "all")}
      hrefs={links}
    />
  );
}
