import type { Question } from "@sen/api";
import type { SupportCategory } from "@sen/domain";
import type { FoundQuestions } from "@sen/ui/support";
import { deviceId } from "../../core/session/device-id.ts";
import { write, written } from "../../core/write.ts";
import { query, useQuery } from "../../core/query.ts";
import { requestState } from "../../core/request-state.ts";

/** A category has fewer. */
const ALL = 100;
/** Answers that may help before a request is sent. */
const SUGGESTED = 3;

/** The questions of a category. */
export const categoryQuestionsQuery = (category: SupportCategory) =>
  query("/questions", { params: { query: { category, per_page: ALL } } });
export const foundQuestionsQuery = (keyword: string) =>
  query("/questions", { params: { query: { keyword: keyword.trim() } } });
const suggestedQuery = (category: SupportCategory | null, keyword: string) =>
  query("/questions", {
    params: { query: { keyword, per_page: SUGGESTED, ...(category === null ? {} : { category }) } },
  });

/** What was found for a keyword; what was found before stays while the next letters are on their way. */
export function useFoundQuestions(keyword: string): FoundQuestions {
  const isAsked = keyword.trim() !== "";
  const found = useQuery(isAsked ? foundQuestionsQuery(keyword) : null, { keepPreviousData: true });
  return isAsked ? requestState(found, ({ data }) => ({ questions: data.items, total: data.total })) : null;
}

/** Answers that may help with what a request is about so far: none until it says something. */
export function useSuggestedQuestions(
  category: SupportCategory | null,
  subject: string,
): readonly Question[] {
  const keyword = subject.trim();
  const isAsked = keyword !== "" || category !== null;
  const { data } = useQuery(isAsked ? suggestedQuery(category, keyword) : null, { keepPreviousData: true });
  return isAsked ? (data?.data.items ?? []) : [];
}

/** Tells whether an answer helped. Nothing on success, the backend's answer when it refuses. */
export const sendFeedback = ({ id }: Question, is_helpful: boolean) =>
  written(
    write("POST /questions/{id}/feedback", {
      path: { id },
      body: { device_id: deviceId(), is_helpful },
    }),
  );
