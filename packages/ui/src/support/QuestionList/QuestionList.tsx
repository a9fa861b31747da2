import type { Question as QuestionEntity } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ChevronDown, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { useCall, useFailureText, type CallOutcome } from "../../forms/index.ts";
import { color, mixins, motion, size, space, weight } from "../../foundations/index.ts";
import { Button, TextLink } from "../../primitives/index.ts";
import { PlainText } from "../PlainText/PlainText.tsx";

export interface QuestionListProps extends Pick<QuestionProps, "onFeedback"> {
  /** Questions in display order. */
  questions: readonly QuestionEntity[];
  /** Id of the question named in the URL, null for none; not on other pages than the category's. */
  openId?: number | null | undefined;
  /** URLs of its links. */
  hrefs: {
    /** Questions of a category, where each answer has its anchor. */
    supportCategory: (category: QuestionEntity["category"]) => string;
    /** Request form to customer care about a category. */
    request: (category: QuestionEntity["category"]) => string;
  };
}

/** URL fragment that opens a question. */
export const questionAnchor = (id: number): `q${number}` => `q${id}`;

/** Questions that expand to their answers, each with its own URL. Works without JavaScript. */
export function QuestionList({ questions, openId, hrefs, onFeedback }: QuestionListProps) {
  return (
    <Root>
      {questions.map((question) => (
        <li key={question.id}>
          <Question
            question={question}
            open={question.id === openId}
            isAtHome={openId !== undefined}
            href={`${hrefs.supportCategory(question.category)}#${questionAnchor(question.id)}`}
            requestHref={hrefs.request(question.category)}
            onFeedback={onFeedback}
          />
        </li>
      ))}
    </Root>
  );
}

interface QuestionProps {
  /** The question with its answer. */
  question: QuestionEntity;
  /** Whether it is initially open. */
  open: boolean;
  /** URL of this question. */
  href: string;
  /** The list is on the page of that URL. */
  isAtHome: boolean;
  /** Stores whether the answer helped. Resolves to nothing on success, or to the backend's refusal. */
  onFeedback: (question: QuestionEntity, isHelpful: boolean) => Promise<CallOutcome>;
  /** URL of the support request form, offered if the answer did not help. */
  requestHref: string;
}

/** The thanks replace the pressed button, and take its focus. */
const focus = (thanks: HTMLElement | null) => thanks?.focus({ preventScroll: true });

/** A question with its answer. The anchor is inside `<details>`, so that browsers open it even without JavaScript. */
function Question({ question, open, href, isAtHome, onFeedback, requestHref }: QuestionProps) {
  const { t } = useTranslation("support");
  const failureText = useFailureText();
  const [said, setSaid] = useState<boolean | null>(null);
  const { run, failure } = useCall(onFeedback);
  async function say(isHelpful: boolean) {
    if ((await run(question, isHelpful)) === "done") setSaid(isHelpful);
  }
  return (
    <details open={open}>
      <summary>
        <span>{question.question}</span>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div id={questionAnchor(question.id)}>
        <PlainText text={question.answer} />
        <div data-after>
          {said === null ? (
            <div
              role="group"
              data-scripted
              aria-label={t("question.helped_of", { question: question.question })}
            >
              <span aria-hidden>{t("question.helped")}</span>
              <Button
                tone="secondary"
                size="small"
                icon={<ThumbsUp aria-hidden size={16} />}
                onClick={() => say(true)}
              >
                {t("question.yes")}
              </Button>
              <Button
                tone="secondary"
                size="small"
                icon={<ThumbsDown aria-hidden size={16} />}
                onClick={() => say(false)}
              >
                {t("question.no")}
              </Button>
            </div>
          ) : (
            <p role="status" tabIndex={-1} ref={focus}>
              {t(said ? "question.thanks" : "question.sorry")}{" "}
              {!said && <TextLink href={requestHref}>{t("home.request")}</TextLink>}
            </p>
          )}
          {failure && <p role="alert">{failureText(failure.message)}</p>}
          <TextLink
            href={href}
            {...(isAtHome && { keepScroll: true, replace: true })}
            aria-label={t("question.link_of", { question: question.question })}
          >
            {t("question.link")}
          </TextLink>
        </div>
      </div>
    </details>
  );
}

const Root = styled.ul`
  ${mixins.card}

  > li + li {
    border-top: 1px solid ${color.line};
  }
  summary {
    ${mixins.row(3)}
    justify-content: space-between;
    min-height: 52px;
    padding: ${space[2]} ${space[4]};
    font-weight: ${weight.medium};
  }
  summary > svg {
    color: ${color.inkMuted};
    transition: rotate ${motion.calm};
  }
  details[open] > summary > svg {
    rotate: 180deg;
  }
  details > div {
    max-width: ${size.prose};
    padding: 0 ${space[4]} ${space[4]};
    scroll-margin-top: calc(${size.header} + 72px);
  }
  [data-after] {
    ${mixins.wrappedRow(2, 4)}
    justify-content: space-between;
    margin-top: ${space[3]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  [data-after] > div {
    ${mixins.wrappedRow(2)}
  }
  [data-after] > [role="alert"] {
    color: ${color.danger};
  }
  [data-after] a {
    ${mixins.touchRow()}
  }
`;
