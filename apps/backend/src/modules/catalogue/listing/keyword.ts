import type { Database } from "../../../database/connect.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import type { Meant } from "./listing.ts";
import { matchReading, type Matching } from "./matching.ts";
import { readPrices, type PriceWords } from "./price-words.ts";
import { isAttribute, isColor, isUnsold, readingsOf, readQuery, type Reading, type Term } from "./reading.ts";
import { correctionsOf } from "./spelling.ts";
import { vocabularyOf, type Vocabulary } from "./vocabulary.ts";
import { hasAccents, readWords, textOf, type Word } from "./words.ts";

/** What a keyword comes to: how it was taken, what it finds and the prices that it named, in dong. */
export interface ParsedKeyword extends Meant {
  /** Null without a keyword. */
  matching: Pick<Matching, "need" | "ranks"> | null;
  prices: Partial<PriceWords>;
}

const UNREAD: ParsedKeyword = {
  matching: null,
  prices: {},
  suggestion: null,
  left_out: [],
  read_as: [],
  nearest: [],
};
const NOTHING = { need: "", ranks: [] };

/** A reading, and how to find its products; null when it names something that the shop does not sell. */
interface Found {
  reading: Reading;
  matching: Matching | null;
}

/** So much that may have been meant is looked for at most, and so many categories are offered where nothing is sold that was named. */
const MOST_TRIES = 8;
const NEAREST = 4;

/**
 * Makes out what a keyword asks for: what the thing is by the names that it goes by, then what else is said of it. Only when something is
 * not found, a slip of the finger is put right. What names nothing that is sold finds nothing.
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
  const reading = readQuery(words, vocabulary);
  const typed: Found = { reading, matching: await matchReading(db, reading) };
  const known = knownOf(reading);
  const corrected = typed.matching?.left_out.every((term) => known.includes(term))
    ? null
    : await findCorrected(db, words, typed, vocabulary);
  const found = corrected ?? typed;
  if (!found.matching) return { ...UNREAD, matching: NOTHING, prices, nearest: nearestOf(found.reading) };
  return {
    ...UNREAD,
    matching: found.matching,
    prices,
    suggestion: corrected && corrected.reading.terms.map(spelledAs).join(" ").toLowerCase(),
    read_as: readAs(found.reading, found.matching, prices, locale),
    left_out: found.matching.left_out.map((term) => textOf(term.words)),
  };
}

/** What was meant instead, where that is sold: of what a slip may have been made of, the likeliest that finds all that matters. */
async function findCorrected(
  db: Database,
  words: readonly Word[],
  { reading, matching: found }: Found,
  vocabulary: Vocabulary,
): Promise<Found | null> {
  const isFound = found !== null;
  const missed = new Set(found?.left_out.flatMap(({ words }) => words.map(({ plain }) => plain)));
  const isLongerName = (other: Reading) => lengthOf(other) > lengthOf(reading);
  // Accents that were typed are given up for a longer name alone.
  const keepsAccents = (other: Reading, meant: readonly Word[]) =>
    words.length === 1 || hasAccents(meant) || !hasAccents(words) || isLongerName(other);
  // Where the thing was found, a word is put right only if it is a part of its name then, or what it is made of.
  const saysMore = (other: Reading) =>
    isFound
      ? unknownOf(other).length < unknownOf(reading).length
      : other.terms.some(({ is }) => is === "head" || is === "maker");
  const tries = correctionsOf(words, vocabulary)
    .map(({ meant, slips }) => ({ meant, slips, other: readQuery(meant, vocabulary) }))
    .filter(({ meant, other }) => keepsAccents(other, meant) && saysMore(other))
    .filter(({ other }) => !namesUnsold(reading) || isLongerName(other))
    // A name of all the words is likelier than one of some of them.
    .toSorted((one, two) => restOf(one.other).length - restOf(two.other).length);
  for (const { slips, other } of tries.slice(0, MOST_TRIES)) {
    // What comes nearest is not sold: nothing else was meant.
    if (namesUnsold(other)) {
      if (isFound && !isLongerName(other)) continue;
      return { reading: other, matching: null };
    }
    const matching = await matchReading(db, other);
    // What was missed before may be left out; else a number or quality, and anything beside a name of several words that is no guess.
    const mayMiss = (term: Term) =>
      isFound
        ? slips < 2 && term.words.every(({ plain }) => missed.has(plain))
        : isAttribute(term) || /\d/.test(textOf(term.words)) || (slips < 2 && lengthOf(other) > 1);
    if (matching?.left_out.every(mayMiss)) return { reading: other, matching };
  }
  return null;
}

/** Of how many words the name of the thing is. */
const lengthOf = ({ head }: Reading) =>
  Math.max(head?.words.length ?? 1, head?.entries[0]?.words.length ?? 1);

/** The categories of what was named. */
function nearestOf({ head, terms }: Reading): number[] {
  const named = [head, ...terms].flatMap((term) => term?.entries ?? []);
  return [...new Set(named.flatMap(({ category_id }) => category_id ?? []))].slice(0, NEAREST);
}

/** How a query was read: the thing, what products have of what else was said, the prices. */
function readAs(
  { head, terms }: Reading,
  { left_out }: Matching,
  prices: PriceWords,
  locale: Locale,
): string[] {
  if (!head) return [];
  const met = terms.filter((term) => term !== head && !left_out.includes(term));
  return [...[head, ...met].map((term) => nameOf(term, locale)), ...priceOf(prices, locale)];
}

/** Whether it names a kind of which there is nothing. */
const namesUnsold = (reading: Reading): boolean =>
  reading.head !== null && reading.head.entries.every(isUnsold);

/** Names and qualities behind the thing: no slips of the finger, though no product has them. "gấu bông to" is no "gấu bông thỏ". */
const knownOf = ({ terms, head }: Reading): Term[] =>
  terms.slice(head ? terms.indexOf(head) + 1 : 0).filter(({ entries }) => entries.length > 0);

/** Words beside what is wanted. */
const restOf = ({ terms }: Reading) =>
  terms.flatMap(({ narrows, words }) => (narrows === "never" ? words : []));

/** Those of them that may have been mistyped. */
const unknownOf = (reading: Reading) => {
  const known = knownOf(reading);
  return restOf({ ...reading, terms: reading.terms.filter((term) => !known.includes(term)) });
};

/** A term as it should have been typed: a name or a color with its accents. */
const spelledAs = (term: Term): string =>
  (term.is !== "said" || term.entries.every(isColor) ? readingsOf(term)[0]?.[0]?.text : undefined) ??
  textOf(term.words);

/** A term as the page says it: one thing by its name, several by what they have in common. */
function nameOf(term: Term, locale: Locale): string {
  const [[first, ...others] = []] = readingsOf(term);
  const isOne = term.is !== "said" && first && first.what !== "category" && others.length === 0;
  const name = isOne ? inLanguage(first, "name", locale) : spelledAs(term);
  return term.is === "head" ? name.charAt(0).toLocaleUpperCase("vi") + name.slice(1) : name;
}

/** A price from, up to, or from one to another. */
function priceOf({ min, max }: PriceWords, locale: Locale): string[] {
  const [low, high] = [min, max].map((amount) =>
    amount === undefined ? "" : `${amount.toLocaleString("vi-VN")} ₫`,
  );
  if (low && high) return [`${low} – ${high}`];
  const [from, upTo] = { vi: ["từ", "đến"], en: ["from", "up to"] }[locale];
  return low || high ? [low ? `${from} ${low}` : `${upTo} ${high}`] : [];
}
