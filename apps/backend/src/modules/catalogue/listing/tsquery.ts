import type { Audience } from "./everyday-words.ts";
import { AUDIENCE_WORDS } from "./everyday-words.ts";
import type { Entry } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** Which of a product's words are looked at (`product_lexemes()`): those of its kind A, of its names B, of its choices C; or all. */
export type Weights = "" | "AB" | "BC" | "ABC";

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const weighed = (text: string, weights: Weights): string => (weights === "" ? text : `${text}:${weights}`);

/** A word: accents count where any were typed. A number may stand apart from its unit: "28cm" is "28 cm". */
function lexeme({ spelled, plain }: Word, hasAccents: boolean, weights: Weights): string {
  const sign = hasAccents ? "=" : "";
  const one = (text: string) => weighed(quoted(sign + text), weights);
  const [, number, unit] = /^(\d+)(\p{L}+)$/u.exec(hasAccents ? spelled : plain) ?? [];
  const whole = one(hasAccents ? spelled : plain);
  return number !== undefined && unit !== undefined
    ? `(${whole} | (${one(number)} <-> ${one(unit)}))`
    : whole;
}

/** Words right after each other. */
export const phrase = (words: readonly Word[], hasAccents: boolean, weights: Weights): string =>
  `(${words.map((word) => lexeme(word, hasAccents, weights)).join(" <-> ")})`;

/** Words anywhere. */
export const allOf = (words: readonly Word[], hasAccents: boolean, weights: Weights): string =>
  `(${words.map((word) => lexeme(word, hasAccents, weights)).join(" & ")})`;

/** All of several queries. */
export const every = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(" & ");

const SIGNS: Record<Entry["what"], string> = { kind: "#", category: "@", maker: "~" };

/** Products that any of these names mean. */
export const meantBy = (entries: readonly Entry[]): string =>
  `(${[...new Set(entries.map(({ what, id }) => quoted(`${SIGNS[what]}${id}`)))].join(" | ")})`;

const anyWord = (words: readonly string[]) => `(${words.map((word) => quoted(`=${word}`)).join(" | ")})`;

/** Products that say that they are for such people. */
export const madeFor = (audience: Audience): string => anyWord(AUDIENCE_WORDS[audience].own);

/** Products that are not for others alone. */
export function notForOthers(audience: Audience): string {
  const { own, others } = AUDIENCE_WORDS[audience];
  return others.length === 0 ? madeFor(audience) : `(${anyWord(own)} | !${anyWord(others)})`;
}
