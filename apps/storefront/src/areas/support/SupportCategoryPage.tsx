import { SUPPORT_CATEGORIES, supportCategoryKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { questionAnchor, SupportCategoryScreen } from "@sen/ui/support";
import { matchPath, useLocation } from "react-router-dom";
import { sendFeedback, useCategoryQuestions } from "./questions.ts";
import { requestState } from "../../core/request-state.ts";
import { faqJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useQuestionHrefs } from "./support-hrefs.ts";
import { useHash } from "../../shell/use-hash.ts";

export default function SupportCategoryPage() {
  const { t } = useTranslation("shell");
  const paths = usePaths();
  const { pathname } = useLocation();
  const hash = useHash();
  const category =
    SUPPORT_CATEGORIES.find((one) => matchPath(paths.supportCategory(one), pathname)) ??
    SUPPORT_CATEGORIES[0] ??
    1;
  const query = useCategoryQuestions(category);
  const questions = query.data?.data.items ?? [];
  const name = t(supportCategoryKey(category));
  return (
    <>
      <PageHead
        title={t("page.support_category", { name })}
        description={t("page.support_category_description", { name })}
        jsonLd={import.meta.env.SSR ? [faqJsonLd(questions)] : []}
      />
      <SupportCategoryScreen
        category={category}
        request={requestState(query, ({ data }) => ({ questions: data.items }))}
        openId={questions.find(({ id }) => hash === `#${questionAnchor(id)}`)?.id ?? null}
        onFeedback={sendFeedback}
        hrefs={{ ...useQuestionHrefs(), support: paths.support(), category: paths.supportCategory }}
      />
    </>
  );
}
