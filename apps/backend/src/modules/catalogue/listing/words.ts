import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";

/** A word as it is spelled (`sen_spelled`) and without accents (`sen_normalize`). */
export interface Word {
  spelled: string;
  plain: string;
}

/** The words of each of these texts, in their order: the database alone says what they are. */
export async function readWords(db: Queryable, texts: readonly string[]): Promise<Word[][]> {
  const { rows } = await db.execute<Word & Record<string, unknown>>(sql`
    select spelled, sen_normalize(spelled) as plain
    from unnest(${sql.param(texts)}::text[]) with ordinality as asked (text, place), sen_spelled(text) as spelled
    order by place`);
  return rows.map(wordsOf);
}

/** The words of a text whose forms are known. Where a sign is written out as several words, each is taken as it is spelled. */
export function wordsOf({ spelled, plain }: Word): Word[] {
  const [words, plains] = [spelled.split(" ").filter((word) => word !== ""), plain.split(" ")];
  const isAligned = plains.length === words.length;
  return words.map((word, index) => ({
    spelled: word,
    plain: isAligned ? (plains[index] ?? word) : word,
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

/** Whether any accent was typed: then those that were not count, too. */
export const hasAccents = (words: readonly Word[]): boolean =>
  words.some(({ spelled, plain }) => spelled !== plain);

/** Accents that were typed count; what was typed without them is any word of its letters. */
export const isSameWord = (typed: Word, word: Word | undefined): boolean =>
  hasAccents([typed]) ? word?.spelled === typed.spelled : word?.plain === typed.plain;

const TONES: Readonly<Record<string, string>> = {
  "\u0301": "s",
  "\u0300": "f",
  "\u0309": "r",
  "\u0303": "x",
  "\u0323": "j",
};

/** The keys of Telex for a word, which stand in a text where it was off: those of its letters, then that of its tone. "ddieenj" is "điện". */
export function telexOf(word: string): string {
  const keys = word
    .replaceAll("đ", "dd")
    .normalize("NFD")
    .replaceAll(/([aeo])([\u0323]?)\u0302/g, "$1$1$2")
    .replaceAll(/[\u0306\u031b]/g, "w")
    .replaceAll("uwow", "uow");
  const [tone = ""] = /[\u0300-\u0323]/.exec(keys) ?? [];
  return keys.replace(tone, "") + (TONES[tone] ?? "");
}
