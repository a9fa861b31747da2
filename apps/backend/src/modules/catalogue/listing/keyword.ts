import type { Database } from "../../../database/connect.ts";
import { dongText } from "../../../texts/dong-text.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import type { Meant } from "./listing.ts";
import { matchReading, type Matching } from "./matching.ts";
import { readPrices, type PriceWords } from "./price-words.ts";
import { isAttribute, isColor, isNumber, isQuality, isUnsold, readingsOf, readQuery } from "./reading.ts";
import type { Reading, Term } from "./reading.ts";
import { composedOf, correctionsOf, SPLIT } from "./spelling.ts";
import { keyOf, vocabularyOf, type Vocabulary } from "./vocabulary.ts";
import { hasAccents, isSameWord, readWords, textOf, typedText, type Word } from "./words.ts";

/** A parsed keyword: how it was understood, what it finds, and the prices it mentions, in dong. */
export interface ParsedKeyword extends Meant {
  /** Null for the whole shop. */
  matching: Pick<Matching, "need" | "ranks"> | null;
  prices: Partial<PriceWords>;
}

const UNREAD = { matching: null, prices: {}, suggestion: null, left_out: [], read_as: [], nearest: [] };

/** A reading with its products; `matching` is null if it names something that the shop does not sell. */
type Found = Reading & { matching: Matching | null; isCorrected?: boolean };

/** Most corrections tried, and most categories offered if the named thing is not sold. */
const MOST_TRIES = 8;
const NEAREST = 4;
/** Up to this many letters of a name, another one makes another name. */
const SHORT_NAME = 4;

/**
 * Parses a keyword: finds the thing by its known names, then what else is said about it. Corrects typos only if something is not found.
 * A keyword that names nothing sold finds nothing.
 */
export async function parseKeyword(
  db: Database,
  keyword: string | undefined,
  locale: Locale,
  seconds: number,
): Promise<ParsedKeyword> {
  if (!keyword?.trim()) return UNREAD;
  const prices = readPrices(keyword);
  const [vocabulary, [words = []]] = await Promise.all([
    vocabularyOf(db, seconds),
    readWords(db, [prices.rest]),
  ]);
  const priced = priceOf(prices, locale);
  const { terms, head, matching, isCorrected } = await understand(db, words, vocabulary);
  // "Sale", "dưới 100k": the whole shop, within the price.
  if (terms.length === 0 && words.length + priced.length > 0) return { ...UNREAD, prices, read_as: priced };
  const left_out = matching?.left_out ?? [];
  const meant = head ? [head, ...terms.filter((term) => term !== head && !left_out.includes(term))] : [];
  return {
    matching: matching ?? { need: "", ranks: [] },
    prices,
    suggestion: matching && isCorrected ? terms.map(spelledAs).join(" ").toLowerCase() : null,
    read_as: matching ? [...meant.map((term) => nameOf(term, locale)), ...priced] : [],
    left_out: left_out.map((term) => typedText(term.words)),
    nearest: nearestOf(head ? [head, ...terms] : terms),
  };
}

/**
 * Whether no correction is needed. Known terms after the thing are no typos even if no product matches: "gấu bông to" does not mean "gấu
 * bông thỏ". Nor are colors, which come first in English.
 */
function isUnderstood({ terms, head, matching }: Found): boolean {
  const isKnown = ({ words, entries }: Term) => entries.length > 0 || isNumber(words);
  if (!matching) return terms.every(isAttribute) || (namesUnsold(head) && terms.every(isKnown));
  const start = head ? terms.indexOf(head) : -1;
  return matching.left_out.every((term) =>
    terms.indexOf(term) > start ? isKnown(term) : term.entries.some(isColor),
  );
}

/** Reads words. If something is not found, the likeliest correction that keeps all that was found and finds more. */
async function understand(db: Database, words: readonly Word[], vocabulary: Vocabulary): Promise<Found> {
  const match = async (reading: Reading) => ({ ...reading, matching: await matchReading(db, reading) });
  const typed = await match(readQuery(words, vocabulary));
  if (isUnderstood(typed)) return typed;
  const { terms, head, matching } = typed;
  // A thing on sale is no typo of another: "tennis shoes" are no rackets.
  const missed = unknown(matching?.left_out ?? terms.filter((term) => term !== head || namesUnsold(term)));
  const composed = composedOf(words, vocabulary);
  if (textOf(composed) !== textOf(words)) {
    const better = await understand(db, composed, vocabulary);
    const isLess = better.matching && unknown(better.matching.left_out).length < missed.length;
    if (isLess || namesUnsold(better.head)) return { ...better, isCorrected: true };
  }
  const kept = wordsOf(terms).filter((word) => !missed.includes(word));
  const accented = (some: readonly Word[]) => some.filter((word) => hasAccents([word])).length;
  const lengthOf = (name: Term | null) => name?.entries[0]?.words.length ?? 1;
  const tries = correctionsOf(words, vocabulary)
    .filter(({ meant }) => kept.every((word) => meant.some((other) => isSameWord(word, other))))
    .map(({ meant, slips }) => ({ meant, slips, other: readQuery(meant, vocabulary) }))
    // Only a longer name is likelier than typed accents.
    .filter(
      ({ meant, other }) => lengthOf(other.head) > lengthOf(head) || accented(meant) >= accented(words),
    );
  for (const { other, slips } of tries.slice(0, MOST_TRIES)) {
    // The closest name is a kind that is not sold, so nothing else was meant.
    if (namesUnsold(other.head) && slips < SPLIT) return { ...other, matching: null, isCorrected: true };
    const better = { ...(await match(other)), isCorrected: true };
    const left = unknown(better.matching?.left_out);
    const isLess =
      left.length < missed.length && left.every(({ plain }) => missed.some((word) => word.plain === plain));
    // Unknown words may still be missing, but only if something was found or the name is long and the typo a likely one.
    const isLikely = slips < 2 && keyOf(other.head?.words ?? []).length > SHORT_NAME;
    if (better.matching && isLess && (matching || isLikely || isUnderstood(better))) return better;
  }
  return typed;
}

const wordsOf = (terms: readonly Term[] = []) => terms.flatMap(({ words }) => words);
/** Their words without numbers, which are no typos. */
const unknown = (terms?: readonly Term[]) => wordsOf(terms).filter((word) => !isNumber([word]));

/** Categories of the things named. */
function nearestOf(terms: readonly Term[]): number[] {
  const categories = terms.flatMap(({ entries }) => entries.flatMap(({ category_id }) => category_id ?? []));
  return [...new Set(categories)].slice(0, NEAREST);
}

/** Whether the thing is a kind without products. */
const namesUnsold = (head: Term | null): boolean => head !== null && head.entries.every(isUnsold);

/** A term in its correct spelling: names and colors get their accents. */
const spelledAs = (term: Term): string =>
  (!isQuality(term) || term.entries.every(isColor) ? readingsOf(term)[0]?.[0]?.text : undefined) ??
  typedText(term.words);

/** A term as shown on the page: a single entry by its name, several by their common spelling. */
function nameOf(term: Term, locale: Locale): string {
  const [[first, ...others] = []] = readingsOf(term);
  const isOne = !isQuality(term) && first && first.what !== "category" && others.length === 0;
  const name = isOne ? inLanguage(first, "name", locale) : spelledAs(term);
  return term.is === "head" ? name.charAt(0).toLocaleUpperCase("vi") + name.slice(1) : name;
}

/** Formats a minimum, a maximum, or a range of prices. */
function priceOf({ min, max }: PriceWords, locale: Locale): string[] {
  const [low, high] = [min, max].map((amount) => (amount === undefined ? "" : dongText(amount)));
  if (low && high) return [`${low} – ${high}`];
  const [from, upTo] = { vi: ["từ", "đến"], en: ["from", "up to"] }[locale];
  return low || high ? [low ? `${from} ${low}` : `${upTo} ${high}`] : [];
}
