import { useTranslation } from "@sen/i18n";
import { SupportScreen } from "@sen/ui/support";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { sendFeedback, useFoundQuestions } from "./questions.ts";
import { useOpenTickets } from "./tickets.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useQuestionHrefs } from "./support-hrefs.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export default function SupportPage() {
  const { t } = useTranslation("shell");
  const paths = usePaths();
  const navigate = useNavigate();
  const named = usePlace().query.get("q") ?? "";
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
          onSearch: (wanted) => void navigate(paths.support(wanted), { replace: true, state: KEEP_SCROLL }),
          action: paths.support(),
        }}
        found={useFoundQuestions(keyword)}
        openTickets={useOpenTickets()}
        onFeedback={sendFeedback}
        hrefs={{
          ...useQuestionHrefs(),
          category: paths.supportCategory,
          myQuestions: paths.myQuestions(),
          ticket: paths.myQuestion,
          newRequest: paths.supportRequest(),
          customerSupport: paths.customerSupport(),
        }}
      />
    </>
  );
}
