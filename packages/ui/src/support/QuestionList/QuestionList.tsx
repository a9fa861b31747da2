import type { Question as QuestionEntity } from "@sen/api";
import { styled } from "styled-components";
import { color, mixins, motion, size, space, weight } from "../../foundations/index.ts";
import { Question, questionAnchor, type QuestionProps } from "./Question.tsx";

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
