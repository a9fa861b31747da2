import { TICKET_STANDINGS, TicketListScreen } from "@sen/ui/support";
import { Navigate } from "react-router-dom";
import { usePlace } from "../../core/place.ts";
import { useHref } from "../../core/route.ts";
import { useLinks } from "../links.ts";
import { supportRoutes } from "./routes.ts";
import { useTickets } from "./tickets.ts";

export default function MyQuestionsPage() {
  const href = useHref();
  const links = useLinks();
  const { id: named, standing: asked } = usePlace(supportRoutes.tickets);
  const standing = TICKET_STANDINGS.find((one) => one === asked) ?? "all";
  const list = useTickets("care", standing);
  // A notification leads here with the ticket's number.
  if (named !== undefined) return <Navigate to={links.ticket(named)} replace />;
  return (
    <TicketListScreen
      recipient="care"
      standing={standing}
      standingHref={(other) => href(supportRoutes.tickets, { standing: other === "all" ? undefined : other })}
      list={list}
      hrefs={links}
    />
  );
}
