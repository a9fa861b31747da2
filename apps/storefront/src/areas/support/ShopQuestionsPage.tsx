import { TicketListScreen } from "@sen/ui/support";
import { AccountSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useTickets } from "./tickets.ts";

export default function ShopQuestionsPage() {
  const links = useLinks();
  return (
    <AccountSection current="shop_questions">
      <TicketListScreen
        recipient="shop"
        standing="all"
        standingHref={() => links.shopQuestions}
        list={useTickets("shop", "all")}
        hrefs={links}
      />
    </AccountSection>
  );
}
