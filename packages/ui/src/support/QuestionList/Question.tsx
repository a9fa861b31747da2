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
  /** It stands open at first. */
  open: boolean;
  /** The address of this answer. */
  href: string;
  /** Keeps whether it helped. Resolves to nothing on success, to the backend's answer when it refuses. */
  onFeedback: (question: QuestionEntity, isHelpful: boolean) => Promise<CallOutcome>;
  /** What else can be done where it did not help. */
  requestHref: string;
}

/** The part of an address that opens a question. */
export const questionAnchor = (id: number): `q${number}` => `q${id}`;

/** One question with its answer. The anchor lies inside: a browser opens what holds it, with JavaScript and without. */
export function Question({ question, open, href, onFeedback, requestHref }: QuestionProps) {
  const { t } = useTranslation("support");
  const failureText = useFailureText();
  const [said, setSaid] = useState<boolean | null>(null);
  const { run, busy, failure } = useCall(onFeedback);
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
                busy={busy}
                onClick={() => void say(true)}
              >
                {t("question.yes")}
              </Button>
              <Button
                tone="secondary"
                size="small"
                icon={<ThumbsDown aria-hidden size={16} />}
                disabled={busy}
                onClick={() => void say(false)}
              >
                {t("question.no")}
              </Button>
            </div>
          ) : (
            <p role="status">
              {t(said ? "question.thanks" : "question.sorry")}{" "}
              {!said && <TextLink href={requestHref}>{t("question.ask_us")}</TextLink>}
            </p>
          )}
          {failure && <p role="alert">{failureText(failure.message)}</p>}
          <TextLink
            href={href}
            keepScroll
            replace
            aria-label={t("question.link_of", { question: question.question })}
          >
            {t("question.link")}
          </TextLink>
        </div>
      </div>
    </details>
  );
}
