import type { Database } from "../../../database/connect.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import type { Meant } from "./listing.ts";
import { matchReading, type Matching } from "./matching.ts";
import { readPrices, type PriceWords } from "./price-words.ts";
import { isColor, isQuality, isUnsold, readingsOf, readQuery, type Reading, type Term } from "./reading.ts";
import { correctionsOf } from "./spelling.ts";
import { vocabularyOf, type Vocabulary } from "./vocabulary.ts";
import { hasAccents, readWords, textOf, type Word } from "./words.ts";

/** A parsed keyword: how it was understood, what it finds, and the prices it mentions, in dong. */
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

/** A reading and its products; null if it names something that the shop does not sell. */
interface Found {
  reading: Reading;
  matching: Matching | null;
}

/** Most corrections tried, and most categories offered if the named thing is not sold. */
const MOST_TRIES = 8;
const NEAREST = 4;

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
  const reading = readQuery(words, vocabulary);
  const priced = priceOf(prices, locale);
  // "Sale", "dưới 100k": the whole shop, within the price.
  const isOfAll = reading.terms.length === 0 && words.length + priced.length > 0;
  if (isOfAll) return { ...UNREAD, prices, read_as: priced };
  const typed: Found = { reading, matching: await matchReading(db, reading) };
  const corrected = isUnderstood(typed) ? null : await findCorrected(db, words, typed, vocabulary);
  const found = corrected ?? typed;
  if (!found.matching) return { ...UNREAD, matching: NOTHING, prices, nearest: nearestOf(found.reading) };
  return {
    ...UNREAD,
    matching: found.matching,
    prices,
    suggestion: corrected && corrected.reading.terms.map(spelledAs).join(" ").toLowerCase(),
    read_as: [...readAs(found.reading, found.matching, locale), ...priced],
    left_out: found.matching.left_out.map((term) => textOf(term.words)),
  };
}

/**
 * Whether no correction is needed. Known terms after the thing are no typos even if no product matches: "gấu bông to" does not mean "gấu
 * bông thỏ".
 */
function isUnderstood({ reading: { terms, head }, matching }: Found): boolean {
  const isKnown = ({ entries }: Term) => entries.length > 0;
  const known = terms.slice(head ? terms.indexOf(head) + 1 : 0).filter(isKnown);
  return matching
    ? matching.left_out.every((term) => known.includes(term))
    : head !== null && namesUnsold(head) && terms.every(isKnown);
}

/** The likeliest correction that keeps all words that were found and finds more; null if there is none. */
async function findCorrected(
  db: Database,
  words: readonly Word[],
  { reading, matching }: Found,
  vocabulary: Vocabulary,
): Promise<Found | null> {
  const missed = matching?.left_out ?? reading.terms;
  const missedLetters = lettersOf(missed);
  const found = lettersOf(reading.terms.filter((term) => !missed.includes(term)));
  const accented = (some: readonly Word[]) => some.filter((word) => hasAccents([word])).length;
  const isLongerName = (other: Reading) => lengthOf(other) > lengthOf(reading);
  const tries = correctionsOf(words, vocabulary)
    .filter((meant) => found.every((letters) => meant.some(({ plain }) => plain === letters)))
    .map((meant) => ({ meant, other: readQuery(meant, vocabulary) }))
    // Only a longer name is likelier than typed accents.
    .filter(({ meant, other }) => isLongerName(other) || accented(meant) >= accented(words))
    // A name that covers all words is likelier than one that covers some.
    .toSorted((one, two) => restOf(one.other).length - restOf(two.other).length);
  for (const { other } of tries.slice(0, MOST_TRIES)) {
    // The closest name is a kind that is not sold, so nothing else was meant.
    if (namesUnsold(other.head)) return { reading: other, matching: null };
    const better = await matchReading(db, other);
    const left = lettersOf(better?.left_out);
    // Some of the words may still be missing, but only numbers if nothing was found.
    const mayMiss = (word: string) => missedLetters.includes(word) && (matching !== null || /\d/.test(word));
    if (better && left.length < missedLetters.length && left.every(mayMiss))
      return { reading: other, matching: better };
  }
  return null;
}

const lettersOf = (terms: readonly Term[] = []) =>
  terms.flatMap(({ words }) => words.map(({ plain }) => plain));

/** Number of words in the thing's name. */
const lengthOf = ({ head }: Reading) => head?.entries[0]?.words.length ?? 1;

/** Categories of the things named. */
function nearestOf({ head, terms }: Reading): number[] {
  const named = [head, ...terms].flatMap((term) => term?.entries ?? []);
  return [...new Set(named.flatMap(({ category_id }) => category_id ?? []))].slice(0, NEAREST);
}

/** How a query was understood: the thing, and the other terms that products match. */
function readAs({ head, terms }: Reading, { left_out }: Matching, locale: Locale): string[] {
  if (!head) return [];
  const met = terms.filter((term) => term !== head && !left_out.includes(term));
  return [head, ...met].map((term) => nameOf(term, locale));
}

/** Whether the thing is a kind without products. */
const namesUnsold = (head: Term | null): boolean => head !== null && head.entries.every(isUnsold);

/** Words that do not narrow the products. */
const restOf = ({ terms }: Reading) => terms.flatMap(({ is, words }) => (is === "said" ? words : []));

/** A term in its correct spelling: names and colors get their accents. */
const spelledAs = (term: Term): string =>
  (!isQuality(term) || term.entries.every(isColor) ? readingsOf(term)[0]?.[0]?.text : undefined) ??
  textOf(term.words);

/** A term as shown on the page: a single entry by its name, several by their common spelling. */
function nameOf(term: Term, locale: Locale): string {
  const [[first, ...others] = []] = readingsOf(term);
  const isOne = !isQuality(term) && first && first.what !== "category" && others.length === 0;
  const name = isOne ? inLanguage(first, "name", locale) : spelledAs(term);
  return term.is === "head" ? name.charAt(0).toLocaleUpperCase("vi") + name.slice(1) : name;
}

/** Formats a minimum, a maximum, or a range of prices. */
function priceOf({ min, max }: PriceWords, locale: Locale): string[] {
  const [low, high] = [min, max].map((amount) =>
    amount === undefined ? "" : `${amount.toLocaleString("vi-VN")} ₫`,
  );
  if (low && high) return [`${low} – ${high}`];
  const [from, upTo] = { vi: ["từ", "đến"], en: ["from", "up to"] }[locale];
  return low || high ? [low ? `${from} ${low}` : `${upTo} ${high}`] : [];
}
