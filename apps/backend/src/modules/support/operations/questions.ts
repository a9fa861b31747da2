import type { Question } from "@sen/api";
import { and, eq, inArray, sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { questionFeedback } from "../../../database/schema/index.ts";
import { pageOf } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import type { Locale } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { findQuestion, findQuestions, type StoredQuestion } from "../questions.ts";

/** Questions of one category or of all, optionally filtered by a search. */
export const listQuestions: Operation<"listQuestions"> = async ({ query, db, locale }) => {
  const { page, per_page } = query;
  const found = await findQuestions(db, query, locale);
  const shown = found.slice((page - 1) * per_page, page * per_page);
  return ok(pageOf(await counted(db, shown), query, found.length));
};

/** One question. */
export const getQuestion: Operation<"getQuestion"> = async ({ params, db, locale }) =>
  ok(await oneCounted(db, params.id, locale));

/** Stores whether an answer was helpful, once per device. */
export const sendQuestionFeedback: Operation<"sendQuestionFeedback"> = async (context) => {
  const { params, body, db, clock, locale } = context;
  await oneCounted(db, params.id, locale);
  const { device_id, is_helpful } = body;
  await db
    .insert(questionFeedback)
    .values({ question_id: params.id, device_id, is_helpful, created_at: clock.now() })
    .onConflictDoUpdate({
      target: [questionFeedback.question_id, questionFeedback.device_id],
      set: { is_helpful },
    });
  return ok(await oneCounted(db, params.id, locale));
};

async function oneCounted(db: Queryable, id: number, locale: Locale): Promise<Question> {
  const asked = await findQuestion(db, id, locale);
  const [found] = asked ? await counted(db, [asked]) : [];
  if (!found) throw notFound();
  return found;
}

/** Questions in the wire format, with the number of devices that found each helpful. */
async function counted(db: Queryable, asked: readonly StoredQuestion[]): Promise<Question[]> {
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  const counts = await db
    .select({ id: questionFeedback.question_id, count: sql<number>`count(*)` })
    .from(questionFeedback)
    .where(and(inArray(questionFeedback.question_id, ids), eq(questionFeedback.is_helpful, true)))
    .groupBy(questionFeedback.question_id);
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return asked.map(({ keywords: _keywords, ...question }) => ({
    ...question,
    helpful_count: byId.get(question.id) ?? 0,
  }));
}
