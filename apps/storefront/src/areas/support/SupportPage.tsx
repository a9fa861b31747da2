import type { PageQueries } from "../../core/page-data.ts";
import { useTranslation } from "@sen/i18n";
import { SupportScreen } from "@sen/ui/support";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { sendFeedback, useFoundQuestions, foundQuestionsQuery } from "./questions.ts";
import { useOpenTickets } from "./tickets.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref, type Values } from "../../core/route.ts";
import { supportRoutes } from "./routes.ts";
import { useLinks } from "../links.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export const queries = ({ q: keyword = "" }: Values<typeof supportRoutes.home>): PageQueries =>
  keyword.trim() === "" ? {} : { optional: [foundQuestionsQuery(keyword)] };

export default function SupportPage({ q: named = "" }: Values<typeof supportRoutes.home>) {
  const { t } = useTranslation("shell");
  const href = useHref();
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState(named);
  return (
    <>
      <PageHead
        title={t("page.support")}
        description={t("page.support_description")}
        noIndex={named !== ""}
      />
      <SupportScreen
        search={{
          keyword,
          onType: setKeyword,
          onSearch: (wanted) =>
            void navigate(href(supportRoutes.home, { q: wanted }), { replace: true, state: KEEP_SCROLL }),
          action: href(supportRoutes.home),
        }}
        found={useFoundQuestions(keyword)}
        openTickets={useOpenTickets()}
        onFeedback={sendFeedback}
        hrefs={useLinks()}
      />
    </>
  );
}
