import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { cached } from "./cache.ts";
import { lexiconOf, type Entry, type Lexicon } from "./lexicon.ts";
import { matchReading, readingsOf, type Matched } from "./matching.ts";
import type { Matching } from "./pages.ts";
import { readPrices } from "./price-words.ts";
import { readQuery, type Reading } from "./reading.ts";
import { readAs } from "./read-as.ts";
import { correctionsOf } from "./spelling.ts";
import { readForms, wordsOf, type Word } from "./words.ts";

/** What a keyword comes to. */
export interface ParsedKeyword {
  matching: Matching;
  /** Prices that it named, in dong. */
  price_min: number | null;
  price_max: number | null;
  /** How it was read: what the thing is, then what else was said of it. Empty where it names no kind of thing. */
  read_as: readonly string[];
  /** The keyword that was meant, when nothing was found for the one sent. */
  suggestion: string | null;
  /** Words, as they were typed, that no product of that kind has. */
  left_out: readonly string[];
  /** Categories that come nearest when Sen has none. */
  nearest: readonly number[];
}

/** A slip in a word that is no name is put right only where the word is so long. */
const LONG = 5;

const NOTHING: Matching = { need: null, ranks: [] };

/**
 * Makes out what a keyword asks for: what the thing is by the names that it goes by, then what else is said of it. Only when nothing is
 * found, a slip of the finger is put right. Null when the keyword is blank; one that names nothing that is sold finds nothing.
 */
export async function parseKeyword(
  db: Database,
  keyword: string | undefined,
  locale: Locale,
  seconds: number,
): Promise<ParsedKeyword | null> {
  if (!keyword?.trim()) return null;
  const { rest, min, max } = readPrices(keyword);
  const [lexicon, [form]] = await Promise.all([lexiconOf(db, seconds), readForms(db, [rest])]);
  const words = form ? wordsOf(form) : [];
  const prices = { price_min: min, price_max: max };
  const answer = (reading: Reading, { matching, left_out }: Matched, suggestion: string | null) => {
    const read_as = readAs(reading, left_out, prices, lexicon, locale);
    return { ...prices, matching, left_out, read_as, suggestion, nearest: [] };
  };
  const reading = readQuery(words, lexicon);
  const matched = await matchReading(db, reading, words, lexicon);
  if (matched?.left_out.length === 0) return answer(reading, matched, null);
  // Where the head was found, a word is put right only if that makes the name of a thing.
  const least = matched ? (reading.head?.words.length ?? 0) + 1 : 0;
  const tries = (await correctionsOf(db, words)).map((meant) => ({
    meant,
    other: readQuery(meant, lexicon),
  }));
  // A name of all the words is likelier than one of some of them.
  for (const { meant, other } of tries.toSorted(
    (one, two) => one.other.rest.length - two.other.rest.length,
  )) {
    const isName =
      other.head !== null || other.maker !== null || meant.every(({ plain }) => plain.length >= LONG);
    if (!isName || (other.head?.words.length ?? 0) < least) continue;
    const found = await matchReading(db, other, meant, lexicon);
    // A number that matches no product is reported as left out.
    if (found?.left_out.every((text) => !matched && /\d/.test(text))) {
      return answer(other, found, textOf(meant, other, lexicon));
    }
  }
  if (matched) return answer(reading, matched, null);
  const nearest = nearestTo(reading, lexicon);
  return { ...prices, matching: NOTHING, read_as: [], suggestion: null, left_out: [], nearest };
}

/** How a keyword is understood, as it was no longer than so many seconds ago. */
export async function cachedKeyword(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<ParsedKeyword | null> {
  const question = {
    what: "keyword",
    text: `${locale} ${keyword.trim()}`,
    seconds: Math.min(seconds, FRESH_SECONDS),
  } as const;
  const { meant } = await cached(db, question, async () => ({
    meant: await parseKeyword(db, keyword, locale, seconds),
  }));
  return meant;
}

/** A new product is found after so many seconds. */
const FRESH_SECONDS = 5;

const NEAREST = 4;

/** The categories of what was named, though none of it is sold. */
function nearestTo({ head, others }: Reading, lexicon: Lexicon): number[] {
  const categoryOf = ({ what, id }: Entry) =>
    what === "kind" ? lexicon.kinds.get(id)?.category_id : what === "category" ? id : undefined;
  const ids = [...(head?.entries ?? []), ...others].map(categoryOf).filter((id) => id !== undefined);
  return [...new Set(ids)].slice(0, NEAREST);
}

/** A keyword as it should have been typed: names with their accents. */
function textOf(words: readonly Word[], { head, maker }: Reading, lexicon: Lexicon): string {
  const names = [head, maker].filter((name) => name !== null);
  const texts = words.map((word) => {
    const name = names.find((one) => one.words.includes(word));
    if (!name) return word.spelled;
    return name.words[0] === word
      ? (readingsOf(name.entries, lexicon)[0]?.[0]?.text.toLowerCase() ?? word.spelled)
      : "";
  });
  return texts.filter((text) => text !== "").join(" ");
}
