import type { Question as QuestionEntity } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ChevronDown, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useCall, useFailureText, type CallOutcome } from "../../forms/index.ts";
import { Button, TextLink } from "../../primitives/index.ts";
import { PlainText } from "../PlainText/PlainText.tsx";

export interface QuestionProps {
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

/** URL fragment that opens a question. */
export const questionAnchor = (id: number): `q${number}` => `q${id}`;

/** The thanks replace the pressed button, and take its focus. */
const focus = (thanks: HTMLElement | null) => thanks?.focus({ preventScroll: true });

/** A question with its answer. The anchor is inside `<details>`, so that browsers open it even without JavaScript. */
export function Question({ question, open, href, isAtHome, onFeedback, requestHref }: QuestionProps) {
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
