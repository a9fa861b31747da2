import type { Question } from "@sen/api";
import { questionAnchor, type QuestionListProps } from "@sen/ui/support";
import { useHref } from "../../core/route.ts";
import { supportRoutes } from "./routes.ts";

/** Where a question's own address leads, and where to ask about its category. */
export function useQuestionHrefs(): QuestionListProps["hrefs"] {
  const href = useHref();
  return {
    question: ({ id, category }: Question) =>
      `${href(supportRoutes.category, { category })}#${questionAnchor(id)}`,
    request: (category) => href(supportRoutes.request, { category }),
  };
}
