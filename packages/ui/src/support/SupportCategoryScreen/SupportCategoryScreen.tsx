import type { Question } from "@sen/api";
import { SUPPORT_CATEGORIES, supportCategoryKey, type SupportCategory } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Breadcrumb, ButtonLink, LinkChips, type Request, Requested } from "../../primitives/index.ts";
import { CategoryIcon } from "../CategoryIcon/CategoryIcon.tsx";
import { QuestionList, type QuestionListProps } from "../QuestionList/QuestionList.tsx";

export interface SupportCategoryScreenProps extends Pick<QuestionListProps, "onFeedback"> {
  /** Support category. */
  category: SupportCategory;
  /** The category's questions, or the loading or failed state. */
  request: Request<{ questions: readonly Question[] }>;
  /** Id of the question named in the URL; null for none. */
  openId: number | null;
  /** URLs of its links. */
  hrefs: QuestionListProps["hrefs"] & { support: string };
}

/** Questions of one category, and contact with customer care. Spec §2, support. */
export function SupportCategoryScreen(props: SupportCategoryScreenProps) {
  const { category, request, hrefs, openId, onFeedback } = props;
  const { t } = useTranslation(["support", "shell"]);
  return (
    <Root>
      <Breadcrumb crumbs={[{ label: t("shell:page.support"), href: hrefs.support }]} />
      <h1>
        <CategoryIcon category={category} size={28} />
        {t(supportCategoryKey(category))}
      </h1>
      <Requested
        request={request}
        loading={t("category.loading")}
        boxes={["320px"]}
        failed={t("category.failed")}
      >
        {({ questions }) => (
          <QuestionList questions={questions} openId={openId} hrefs={hrefs} onFeedback={onFeedback} />
        )}
      </Requested>
      <aside aria-labelledby="no-answer">
        <h2 id="no-answer" data-small>
          {t("category.no_answer")}
        </h2>
        <p>{t("category.no_answer_hint")}</p>
        <ButtonLink href={hrefs.request(category)}>{t("home.request")}</ButtonLink>
      </aside>
      <nav aria-labelledby="other-topics">
        <h2 id="other-topics" data-small>
          {t("category.others")}
        </h2>
        <LinkChips
          chips={SUPPORT_CATEGORIES.filter((other) => other !== category).map((other) => ({
            label: t(supportCategoryKey(other)),
            href: hrefs.supportCategory(other),
          }))}
        />
      </nav>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(4)}
  ${mixins.column("820px")}

  h1 {
    ${mixins.row(3)}
  }
  h1 > svg {
    color: ${color.brand};
  }
  > aside {
    ${mixins.grid(2)}
    justify-items: start;
    margin-top: ${space[4]};
  }
  > aside > p {
    color: ${color.inkMuted};
  }
  > aside > a {
    margin-top: ${space[1]};
  }
  > nav > ul {
    margin-top: ${space[2]};
  }
`;
