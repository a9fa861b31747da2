import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { listed, statement } from "../../../database/prepared.ts";

/** A word as it is spelled (`sen_spelled`) and without accents, as `product_words()` says it. */
export interface Word {
  spelled: string;
  plain: string;
}

/** The database alone says what the words of a text are. */
const read = statement<{ words: Word[] }>(
  "words",
  sql`select (
      select coalesce(json_agg(json_build_object('spelled', word, 'plain', translate(unaccent('public.unaccent'::regdictionary, word), '''\\ ', '')) order by place), '[]')
      from string_to_table(sen_spelled(text), ' ') with ordinality as said (word, place) where word <> ''
    ) as words
    from unnest(${listed("texts", "text")}) with ordinality as asked (text, at) order by at`,
);

/** The words of each of these texts, in their order. */
export const readWords = async (db: Queryable, texts: readonly string[]): Promise<Word[][]> =>
  (await read(db, { texts })).map(({ words }) => words);

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

/** A word without the keys of Telex that an input method would have made accents of: "ddieenj" is "dien". */
export const withoutTelex = ({ plain }: Word): string =>
  plain.replaceAll(/([adeo])\1|w|(?<=[aeiouyw])[sfrxj]|[sfrxj]$/g, "$1");
