import type { Question, TicketSummary } from "@sen/api";
import { SUPPORT_CATEGORIES, supportCategoryKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Headset, MessagesSquare, PenLine, SearchX } from "lucide-react";
import { styled } from "styled-components";
import { ButtonLink, EmptyState, Link, type Request, Requested, TextLink } from "../../primitives/index.ts";
import { color, media, mixins, motion, space, text, weight } from "../../foundations/index.ts";
import { CategoryIcon } from "../CategoryIcon/CategoryIcon.tsx";
import { QuestionList, type QuestionListProps } from "../QuestionList/QuestionList.tsx";
import { QuestionSearch, type QuestionSearchProps } from "../QuestionSearch/QuestionSearch.tsx";
import { TicketList } from "../TicketList/TicketList.tsx";

/** Search results; null if there is no keyword. */
export type FoundQuestions = Request<{ questions: readonly Question[]; total: number }> | null;

export interface SupportScreenProps extends Pick<QuestionListProps, "onFeedback"> {
  /** Props of the search field. */
  search: QuestionSearchProps;
  /** Search results, or the loading or failed state. */
  found: FoundQuestions;
  /** Some of the customer's open tickets, newest first; null for a guest and while loading. */
  openTickets: { items: readonly TicketSummary[]; total: number } | null;
  /** URLs of its links. */
  hrefs: QuestionListProps["hrefs"] & {
    myQuestions: string;
    ticket: (id: number) => string;
    newRequest: string;
    customerSupport: string;
  };
}

/** Support home: open tickets, search, nine topics, and contact options. Spec §2, support. */
export function SupportScreen({ search, found, openTickets, hrefs, onFeedback }: SupportScreenProps) {
  const { t } = useTranslation(["support", "shell"]);
  const { newRequest, myQuestions, customerSupport } = hrefs;
  const ways = [
    { Icon: PenLine, key: "request", href: newRequest, label: t("home.request") },
    { Icon: MessagesSquare, key: "my_questions", href: myQuestions, label: t("shell:page.my_questions") },
    { Icon: Headset, key: "contact", href: customerSupport, label: t("shell:footer.customerSupport") },
  ] as const;
  return (
    <Root>
      <header>
        <h1>{t("shell:page.support")}</h1>
        <p>{t("home.lead")}</p>
        <QuestionSearch {...search} />
        <p role="status" data-count>
          {found?.state === "ready" &&
            t("search.found", { count: found.total, keyword: search.keyword.trim() })}
        </p>
      </header>
      {found && <FoundAnswers {...{ found, hrefs, onFeedback }} />}
      {openTickets !== null && openTickets.total > 0 && (
        <section aria-labelledby="open-tickets">
          <div data-head>
            <h2 id="open-tickets">{t("home.open_tickets")}</h2>
            <TextLink href={hrefs.myQuestions}>{t("home.all_tickets")}</TextLink>
          </div>
          <TicketList tickets={openTickets.items} ticketHref={hrefs.ticket} heading="h3" />
        </section>
      )}
      <nav aria-labelledby="topics">
        <h2 id="topics">{t("home.topics")}</h2>
        <ul data-doors>
          {SUPPORT_CATEGORIES.map((category) => (
            <li key={category}>
              <Link href={hrefs.supportCategory(category)}>
                <CategoryIcon category={category} size={28} />
                <span>{t(supportCategoryKey(category))}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="people">
        <h2 id="people">{t("category.no_answer")}</h2>
        <ul data-ways>
          {ways.map(({ Icon, key, href, label }, index) => (
            <li key={key}>
              <Icon aria-hidden size={24} />
              <p>{t(`home.${key}_hint`)}</p>
              <ButtonLink href={href} tone={index === 0 ? "primary" : "secondary"}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </Root>
  );
}

type FoundAnswersProps = Pick<SupportScreenProps, "hrefs" | "onFeedback"> & {
  found: NonNullable<FoundQuestions>;
};

/** Search results, or what to do without any. */
function FoundAnswers({ found, hrefs, onFeedback }: FoundAnswersProps) {
  const { t } = useTranslation("support");
  return (
    <Requested request={found} loading={t("category.loading")} boxes={["160px"]} failed={t("search.failed")}>
      {({ questions }) =>
        questions.length > 0 ? (
          <section aria-label={t("search.results")}>
            <QuestionList questions={questions} hrefs={hrefs} onFeedback={onFeedback} />
          </section>
        ) : (
          <EmptyState
            picture={<SearchX />}
            title={t("search.empty")}
            action={<ButtonLink href={hrefs.newRequest}>{t("home.request")}</ButtonLink>}
          >
            {t("search.empty_hint")}
          </EmptyState>
        )
      }
    </Requested>
  );
}

const Root = styled.div`
  ${mixins.stack(8)}
  ${mixins.column("960px")}

  h2 {
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  > header > p {
    color: ${color.inkMuted};
  }
  [data-count] {
    font: ${text.small};
  }
  /* Not hidden: screen readers would miss its first message. */
  [data-count]:empty {
    position: absolute;
  }
  > :is(header, section, nav) {
    ${mixins.stack(3)}
  }
  > section > [data-head] {
    ${mixins.wrappedRow(0, 3)}
    justify-content: space-between;
  }
  > section > [data-head] > a {
    ${mixins.touchRow()}
  }
  [data-doors] {
    ${mixins.grid(3)}
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
  }
  [data-doors] a {
    ${mixins.card}
    ${mixins.grid(2)}
    justify-items: center;
    align-content: center;
    height: 100%;
    min-height: 104px;
    padding: ${space[3]};
    text-align: center;
    font-weight: ${weight.medium};
    transition: border-color ${motion.quick};
  }
  :is([data-doors], [data-ways]) svg {
    color: ${color.brand};
  }
  [data-ways] {
    ${mixins.grid(3)}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  }
  [data-ways] > li {
    ${mixins.card}
    ${mixins.grid(3)}
    grid-template-rows: auto 1fr auto;
    justify-items: start;
    padding: ${space[4]};
  }
  ${media.hover} {
    [data-doors] a:hover {
      border-color: ${color.brand};
    }
  }
  ${media.large} {
    [data-doors] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
