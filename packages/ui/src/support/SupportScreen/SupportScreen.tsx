import type { Question, TicketSummary } from "@sen/api";
import { SUPPORT_CATEGORIES, supportCategoryKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Headset, MessagesSquare, PenLine, SearchX } from "lucide-react";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";
import { ButtonLink, EmptyState, Link, type Request, Requested, TextLink } from "../../primitives/index.ts";
import { CategoryIcon } from "../CategoryIcon/CategoryIcon.tsx";
import { QuestionList, type QuestionListProps } from "../QuestionList/QuestionList.tsx";
import { TicketList } from "../TicketList/TicketList.tsx";
import { Root } from "./SupportScreen.styles.ts";

/** Search results; null if there is no keyword. */
export type FoundQuestions = Request<{ questions: readonly Question[]; total: number }> | null;

export interface SupportScreenProps extends Pick<QuestionListProps, "onFeedback"> {
  /** The search of the questions, which follows the typing. */
  search: {
    keyword: string;
    /** Called on every keystroke. Without JavaScript the form submits the keyword. */
    onType: (keyword: string) => void;
    /** Called on Enter or the button, to put the keyword into the URL. */
    onSearch: (keyword: string) => void;
    /** Action URL. The parameter is `q`, because `keyword` is the shop's product search. */
    action: string;
  };
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
        <form
          role="search"
          aria-label={t("search.label")}
          action={search.action}
          onSubmit={(event) => {
            event.preventDefault();
            search.onSearch(search.keyword.trim());
          }}
        >
          <SearchField
            name="q"
            label={t("search.label")}
            placeholder={t("search.placeholder")}
            value={search.keyword}
            onChange={(event) => search.onType(event.target.value)}
            submitLabel={t("search.submit")}
          />
        </form>
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
