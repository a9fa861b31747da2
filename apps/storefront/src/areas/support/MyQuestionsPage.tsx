import { useTranslation } from "@sen/i18n";
import { TICKET_STANDINGS, TicketListScreen } from "@sen/ui/support";
import { Navigate } from "react-router-dom";
import { useTickets } from "./tickets.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { usePlace } from "../../core/place.ts";

const ID = /^[1-9]\d{0,9}$/;

export default function MyQuestionsPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const paths = usePaths();
  const { query } = usePlace();
  const standing = TICKET_STANDINGS.find((one) => one === query.get("standing")) ?? "all";
  const list = useTickets(standing);
  const named = query.get("id") ?? "";
  // A notification leads here with the ticket's number.
  if (ID.test(named)) return <Navigate to={paths.myQuestion(named)} replace />;
  return (
    <>
      <PageHead title={t("page.my_questions")} noIndex />
      <TicketListScreen
        standing={standing}
        standingHref={(other) => paths.myQuestions(other === "all" ? undefined : other)}
        list={list}
        hrefs={{ ticket: paths.myQuestion, newRequest: paths.supportRequest(), support: paths.support() }}
      />
    </>
  );
}
