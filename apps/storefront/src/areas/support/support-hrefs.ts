import type { Question } from "@sen/api";
import { questionAnchor, type QuestionListProps } from "@sen/ui/support";
import { usePaths } from "../../core/paths.ts";

/** Where a question's own address leads, and where to ask about its category. */
export function useQuestionHrefs(): QuestionListProps["hrefs"] {
  const paths = usePaths();
  return {
    question: ({ id, category }: Question) => `${paths.supportCategory(category)}#${questionAnchor(id)}`,
    request: (category) => paths.supportRequest({ category }),
  };
}
