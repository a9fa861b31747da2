import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { listed, statement } from "../../../database/prepared.ts";

/** A word as spelled and without accents (`sen_words()`), and as it was typed: "mỹ", although it is searched as "mĩ". */
export interface Word {
  spelled: string;
  plain: string;
  typed?: string | undefined;
}

/** Splits texts into words, by the database's rules; at most 12 each. */
const read = statement<{ text: string; words: Word[] }>(
  "words",
  sql`select text, (select coalesce(json_agg(word order by place), '[]') from sen_words(text) as word where place <= 12) as words
    from unnest(${listed("texts", "text")}) with ordinality as asked (text, at) order by at`,
);

/** The words of each text, in the order of the texts. */
export const readWords = async (db: Queryable, texts: readonly string[]): Promise<Word[][]> =>
  (await read(db, { texts })).map(({ text, words }) => {
    const typed = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu);
    return typed?.length === words.length ? words.map((word, at) => ({ ...word, typed: typed[at] })) : words;
  });

const ONSET = "ngh?|nh|th|tr|ch|kh|ph|gh|gi|qu|[bcdghklmnpqrstvx]";
const VOWELS =
  "uye|uya|uyu|ieu|yeu|uoi|uou|oai|oay|oao|oeo|uay|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|[aeiouy]";
const SYLLABLE = new RegExp(`^(?:${ONSET})?(?:${VOWELS})(?:ng|nh|ch|[cmnpt])?$`);

/** Whether a word could be a Vietnamese syllable. Syllables form compounds, in which they mean something else than alone. */
export const isSyllable = ({ plain }: Word): boolean => SYLLABLE.test(plain);

/** Words as spelled, joined by spaces. */
export const textOf = (words: readonly Word[]): string => words.map(({ spelled }) => spelled).join(" ");

/** The same as they were typed. */
export const typedText = (words: readonly Word[]): string =>
  words.map(({ typed, spelled }) => typed ?? spelled).join(" ");

/** Whether any accent was typed; if so, missing accents count, too. */
export const hasAccents = (words: readonly Word[]): boolean =>
  words.some(({ spelled, plain }) => spelled !== plain);

/** Whether a typed word matches: exactly if it has accents, else by its letters. */
export const isSameWord = (typed: Word, word: Word | undefined): boolean =>
  hasAccents([typed]) ? word?.spelled === typed.spelled : word?.plain === typed.plain;

const decomposed = (word: string) => word.replaceAll("đ", "d\u0335").normalize("NFD");

/** Whether a word may be the beginning of another, of whose accents some may not be typed yet: "điên" begins "điện". */
export const mayBecome = ({ spelled, plain }: Word, word: Word | undefined): boolean => {
  const letters = decomposed(word?.spelled ?? "");
  return (
    word?.plain.startsWith(plain) === true && [...decomposed(spelled)].every((one) => letters.includes(one))
  );
};

/** Tones and marks of letters (breve and horn, circumflex, stroke), each with its keys in VNI and Telex. */
const KEYS = [
  "\u03011s",
  "\u03002f",
  "\u03093r",
  "\u03034x",
  "\u03235j",
  "\u0306\u031b78w",
  "\u03026",
  "\u03359",
];

/**
 * A word's letters and the keys of its accents, in whatever order they were typed and whether or not an input method combined them:
 * "ddieenj", "ddieejn", "d9ie6n5" and "điênj" are all "điện". Telex doubles a letter for the circumflex and the stroke.
 */
export function typingOf({ spelled }: Word): string {
  const accents = new Set<number>();
  let letters = "";
  for (const key of decomposed(spelled)) {
    const accent = /[aeiouyd]/.test(letters) ? KEYS.findIndex((keys) => keys.includes(key)) : -1;
    const doubled = letters.includes(key) ? "aeod".indexOf(key) : -1;
    if (accent >= 0) accents.add(accent);
    else if (doubled >= 0) accents.add(key === "d" ? 7 : 6);
    else letters += key;
  }
  return letters + [...accents].toSorted().join("");
}

/** Sounds that some dialects merge, and letters of chats: "truối" for "chuối", "mặc nạ" for "mặt nạ", "đủa" for "đũa", "wà" for "quà". */
const ALIKE: readonly [RegExp, string][] = [
  [/^(?:w|q(?!u))/, "cu"],
  [/^tr/, "ch"],
  [/^(?:gi|r|z|j)(?=[aeiouy])/, "d"],
  [/^x/, "s"],
  [/^n(?=[aeiouy])/, "l"],
  [/^ph/, "f"],
  [/^[kq](?!h)/, "c"],
  [/n[gh]$/, "n"],
  [/ch?$/, "t"],
  [/y$/, "i"],
  [/\u0303/, "\u0309"],
];

/** A phonetic key: words that sound alike have the same one. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [letters, one]) => sound.replace(letters, one), word.normalize("NFD"));
