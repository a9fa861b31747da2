import { TicketListScreen } from "@sen/ui/support";
import { Navigate } from "react-router-dom";
import { useHref, type Values } from "../../core/href.ts";
import { useLinks } from "../links.ts";
import { supportRoutes } from "./routes.ts";
import { useTickets } from "./tickets.ts";

export default function MyQuestionsPage({
  id: named,
  standing: asked,
}: Values<typeof supportRoutes.tickets>) {
  const href = useHref();
  const links = useLinks();
  const standing = asked ?? "all";
  const list = useTickets("care", standing);
  // Notifications link here with the ticket's id.
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
