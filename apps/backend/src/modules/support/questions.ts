import { searchQuestions, type SearchedQuestion, type SupportCategory } from "@sen/domain";
import { and, asc, eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { supportQuestions } from "../../database/schema/index.ts";
import type { Locale } from "../../texts/messages.ts";

type Row = typeof supportQuestions.$inferSelect;

/** A question in one language, with its search keywords. */
export type StoredQuestion = Pick<Row, "id" | "category" | "helpful_count"> & SearchedQuestion;

/** Questions of one category or of all, by category and position; with a search, best match first. */
export async function findQuestions(
  db: Queryable,
  { category, keyword = "" }: { category?: SupportCategory | undefined; keyword?: string | undefined },
  locale: Locale,
): Promise<StoredQuestion[]> {
  const rows = await db
    .select()
    .from(supportQuestions)
    .where(
      and(
        eq(supportQuestions.active, true),
        category === undefined ? undefined : eq(supportQuestions.category, category),
      ),
    )
    .orderBy(asc(supportQuestions.category), asc(supportQuestions.position), asc(supportQuestions.id));
  const all = rows.map((row) => inLanguage(row, locale));
  return keyword.trim() === "" ? all : searchQuestions(all, keyword);
}

/** One active question; undefined if there is none. */
export async function findQuestion(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<StoredQuestion | undefined> {
  const [row] = await db
    .select()
    .from(supportQuestions)
    .where(and(eq(supportQuestions.id, id), eq(supportQuestions.active, true)));
  return row && inLanguage(row, locale);
}

const inLanguage = (row: Row, locale: Locale): StoredQuestion => ({
  id: row.id,
  category: row.category,
  question: row[`question_${locale}`],
  answer: row[`answer_${locale}`],
  keywords: row[`keywords_${locale}`],
  helpful_count: row.helpful_count,
});
