import type { Question } from "@sen/api";
import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { questionFeedback, supportQuestions } from "../../../database/schema/index.ts";
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
  return ok(pageOf(shown.map(questionOf), query, found.length));
};

/** One question. */
export const getQuestion: Operation<"getQuestion"> = async ({ params, db, locale }) =>
  ok(await readQuestion(db, params.id, locale));

/** Stores whether an answer was helpful, once per device, and counts it. */
export const sendQuestionFeedback: Operation<"sendQuestionFeedback"> = async (context) => {
  const { params, body, db, clock, locale } = context;
  await readQuestion(db, params.id, locale);
  const { device_id, is_helpful } = body;
  await db.execute(sql`
    with changed as (
      insert into ${questionFeedback} as known (question_id, device_id, is_helpful, created_at)
      values (${params.id}, ${device_id}, ${is_helpful}, ${clock.now().toISOString()})
      on conflict (question_id, device_id) do update set is_helpful = excluded.is_helpful
        where known.is_helpful <> excluded.is_helpful
      returning is_helpful, xmax = 0 as is_new)
    update ${supportQuestions} q
    set helpful_count = greatest(0, q.helpful_count + case when is_helpful then 1 when is_new then 0 else -1 end)
    from changed where q.id = ${params.id}`);
  return ok(await readQuestion(db, params.id, locale));
};

async function readQuestion(db: Queryable, id: number, locale: Locale): Promise<Question> {
  const found = await findQuestion(db, id, locale);
  if (!found) throw notFound();
  return questionOf(found);
}

/** A question in the wire format. */
const questionOf = ({ keywords: _keywords, ...question }: StoredQuestion): Question => question;
