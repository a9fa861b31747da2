import { supportCategoryKey, type SupportCategory } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { questionAnchor, SupportCategoryScreen } from "@sen/ui/support";
import { useLocation } from "react-router-dom";
import { query, requestState, useQuery, type PageQueries } from "../../core/query.ts";
import { useBrowserValue } from "../../core/store.ts";
import type { Values } from "../../core/href.ts";
import { faqJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import { sendFeedback } from "./questions.ts";
import type { supportRoutes } from "./routes.ts";

/** All questions of a category: none has more than one page. */
const categoryQuestionsQuery = (category: SupportCategory) =>
  query("/questions", { query: { category, per_page: 100 } });

export const queries = ({ category }: Values<typeof supportRoutes.category>): PageQueries => ({
  required: [categoryQuestionsQuery(category)],
});

export default function SupportCategoryPage({ category }: Values<typeof supportRoutes.category>) {
  const { t } = useTranslation("shell");
  const hash = useBrowserValue(useLocation().hash, "");
  const asked = useQuery(categoryQuestionsQuery(category));
  const questions = asked.data?.data.items ?? [];
  const name = t(supportCategoryKey(category));
  return (
    <>
      <PageHead
        title={t("page.support_category", { name })}
        description={t("page.support_category_description", { name })}
        jsonLd={[faqJsonLd(questions)]}
      />
      <SupportCategoryScreen
        category={category}
        request={requestState(asked, ({ data }) => ({ questions: data.items }))}
        openId={questions.find(({ id }) => hash === `#${questionAnchor(id)}`)?.id ?? null}
        onFeedback={sendFeedback}
        hrefs={useLinks()}
      />
    </>
  );
}
