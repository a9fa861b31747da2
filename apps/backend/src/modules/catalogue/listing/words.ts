import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";

/** A word as it is spelled (`sen_spelled`) and without accents (`sen_plain`). */
export interface Word {
  spelled: string;
  plain: string;
}

/** Both forms of each of these texts, in their order: the database alone says what they are. */
export async function readForms(db: Queryable, texts: readonly string[]): Promise<Word[]> {
  if (texts.length === 0) return [];
  const { rows } = await db.execute<{ spelled: string; plain: string }>(sql`
    select spelled, sen_normalize(spelled) as plain
    from unnest(${sql.param(texts)}::text[]) with ordinality as asked (text, place), sen_spelled(text) as spelled
    order by place`);
  return rows;
}

/** The words of a text whose forms are known. A sign that is written out as several words makes one. */
export function wordsOf({ spelled, plain }: Word): Word[] {
  const plainWords = plain.split(" ");
  const words = spelled.split(" ").filter((word) => word !== "");
  const isAligned = plainWords.length === words.length;
  return words.map((word, index) => ({
    spelled: word,
    plain: isAligned ? (plainWords[index] ?? word) : word,
  }));
}

const ONSET = "ngh?|nh|th|tr|ch|kh|ph|gh|gi|qu|[bcdghklmnpqrstvx]";
const VOWELS =
  "uye|uya|uyu|ieu|yeu|uoi|uou|oai|oay|oao|oeo|uay|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|[aeiouy]";
const SYLLABLE = new RegExp(`^(?:${ONSET})?(?:${VOWELS})(?:ng|nh|ch|[cmnpt])?$`);

/** Whether a word could be a syllable of Vietnamese: these make compounds, in which a word means something else than alone. */
export const isSyllable = ({ plain }: Word): boolean => SYLLABLE.test(plain);

/** Words as they were typed. */
export const textOf = (words: readonly Word[]): string => words.map(({ spelled }) => spelled).join(" ");

/** Accents that were typed count; what was typed without them is any word of its letters. */
export const isSameWord = (typed: Word, word: Word | undefined): boolean =>
  typed.spelled === typed.plain ? word?.plain === typed.plain : word?.spelled === typed.spelled;
