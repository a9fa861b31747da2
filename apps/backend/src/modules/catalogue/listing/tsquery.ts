import { audienceWords, type Audience } from "./everyday-words.ts";
import type { Entry } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** Which of a product's words are looked at (`product_words()`): those of its kind A, of its names B, of its choices C. */
type Weights = "A" | "AB" | "BC" | "ABC";

export const quoted = (lexeme: string): string =>
  `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** A word: accents count where any were typed. A number may stand apart from its unit: "28cm" is "28 cm". */
function lexeme({ spelled, plain }: Word, hasAccents: boolean, weights: Weights): string {
  const one = (text: string) => `${quoted(hasAccents ? `=${text}` : text)}:${weights}`;
  const whole = hasAccents ? spelled : plain;
  const [, number, unit] = /^(\d+)(\p{L}+)$/u.exec(whole) ?? [];
  return number !== undefined && unit !== undefined
    ? `(${one(whole)} | (${one(number)} <-> ${one(unit)}))`
    : one(whole);
}

/** Words right after each other. */
export const phrase = (words: readonly Word[], hasAccents: boolean, weights: Weights): string =>
  `(${words.map((word) => lexeme(word, hasAccents, weights)).join(" <-> ")})`;

/** All of several queries. */
export const every = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(" & ");

/** Words anywhere. */
export const allWords = (words: readonly Word[], hasAccents: boolean): string =>
  every(words.map((word) => lexeme(word, hasAccents, "ABC")));

const SIGNS: Record<Entry["what"], string> = { kind: "#", category: "@", maker: "~" };

/** Products that any of these names mean. */
export const meantBy = (entries: readonly Entry[]): string =>
  `(${[...new Set(entries.map(({ what, id }) => quoted(`${SIGNS[what]}${id}`)))].join(" | ")})`;

const anyOf = (words: readonly string[]) => `(${words.map((word) => quoted(`=${word}`)).join(" | ")})`;

/** Products that say that they are for such people. */
export const madeFor = (audience: Audience): string => anyOf(audienceWords(audience).own);

/** Products that are not for others alone. */
export function notForOthers(audience: Audience): string {
  const { own, others } = audienceWords(audience);
  return others.length === 0 ? anyOf(own) : `(${anyOf(own)} | !${anyOf(others)})`;
}
