import { useTranslation } from "@sen/i18n";
import { SupportScreen } from "@sen/ui/support";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { customerQuery, query, requestState, useQuery, type PageQueries } from "../../core/query.ts";
import { useHref, type Values } from "../../core/href.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";
import { useLinks } from "../links.ts";
import { sendFeedback } from "./questions.ts";
import { supportRoutes } from "./routes.ts";

/** The questions that match a keyword; null if it is empty. */
const foundQuery = (keyword: string) =>
  keyword.trim() === "" ? null : query("/questions", { query: { keyword: keyword.trim() } });

const openTicketsQuery = () =>
  customerQuery("/tickets", { query: { standing: "open", recipient: "care", per_page: 3 } });

export const queries = ({ q: keyword = "" }: Values<typeof supportRoutes.home>): PageQueries => ({
  optional: [foundQuery(keyword)].filter((one) => one !== null),
});

export default function SupportPage({ q: named = "" }: Values<typeof supportRoutes.home>) {
  const { t } = useTranslation("shell");
  const href = useHref();
  const navigate = useNavigate();
  // What is typed counts until the URL names another keyword, or none.
  const [typed, setTyped] = useState({ named, keyword: named });
  const keyword = typed.named === named ? typed.keyword : named;
  const asked = foundQuery(keyword);
  // Keeps the previous results while the next ones load.
  const found = useQuery(asked, { keepPreviousData: true });
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
          onType: (wanted) => setTyped({ named, keyword: wanted }),
          onSearch: (wanted) =>
            void navigate(href(supportRoutes.home, { q: wanted }), { replace: true, state: KEEP_SCROLL }),
          action: href(supportRoutes.home),
        }}
        found={asked && requestState(found, ({ data }) => ({ questions: data.items, total: data.total }))}
        openTickets={useQuery(openTicketsQuery()).data?.data ?? null}
        onFeedback={sendFeedback}
        hrefs={useLinks()}
      />
    </>
  );
}
