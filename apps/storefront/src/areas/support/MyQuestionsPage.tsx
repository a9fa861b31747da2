import { useTranslation } from "@sen/i18n";
import { TICKET_STANDINGS, TicketListScreen } from "@sen/ui/support";
import { Navigate } from "react-router-dom";
import { useTickets } from "./tickets.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { supportRoutes } from "./routes.ts";
import { usePlace } from "../../core/place.ts";

export default function MyQuestionsPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const { id: named, standing: asked } = usePlace(supportRoutes.tickets);
  const standing = TICKET_STANDINGS.find((one) => one === asked) ?? "all";
  const list = useTickets(standing);
  // A notification leads here with the ticket's number.
  if (named !== undefined) return <Navigate to={href(supportRoutes.ticket, { id: named })} replace />;
  return (
    <>
      <PageHead title={t("page.my_questions")} noIndex />
      <TicketListScreen
        standing={standing}
        standingHref={(other) =>
          href(supportRoutes.tickets, { standing: other === "all" ? undefined : other })
        }
        list={list}
        hrefs={{
          ticket: (id) => href(supportRoutes.ticket, { id }),
          newRequest: href(supportRoutes.request),
          support: href(supportRoutes.home),
        }}
      />
    </>
  );
}
