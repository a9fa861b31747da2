import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { senseOf, type Audience } from "./everyday-words.ts";
import { lexiconOf, type Entry } from "./lexicon.ts";
import type { Meant } from "./listing.ts";
import { matchReading, readingsOf, type Matched } from "./matching.ts";
import type { Matching } from "./pages.ts";
import { readPrices, type PriceWords } from "./price-words.ts";
import { readQuery, type Reading } from "./reading.ts";
import { correctionsOf } from "./spelling.ts";
import { readWords, textOf, type Word } from "./words.ts";

/** What a keyword comes to: how it was taken, what it finds and the prices that it named, in dong. */
export interface ParsedKeyword extends Meant {
  matching: Matching;
  prices: Pick<PriceWords, "min" | "max">;
}

/** Of what may have been meant so much is looked for at most, and so many categories are offered where nothing is sold that was named. */
const MOST_TRIES = 8;
const NEAREST = 4;

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
  const prices = readPrices(keyword);
  const [lexicon, [words = []]] = await Promise.all([lexiconOf(db, seconds), readWords(db, [prices.rest])]);
  const answer = (reading: Reading, { matching, left_out }: Matched, suggestion: string | null = null) => {
    const read_as = readAs(reading, left_out, prices, locale);
    return { matching, prices, left_out, read_as, suggestion, nearest: [] };
  };
  const reading = readQuery(words, lexicon);
  const matched = await matchReading(db, reading, words);
  if (matched?.left_out.length === 0) return answer(reading, matched);
  // Where the thing was found, a word is put right only if it is a part of its name then, or what it is made of.
  const unknown = ({ rest }: Reading) => rest.filter((group) => senseOf(group) !== "material").flat().length;
  const tries = correctionsOf(words, reading.head !== null, lexicon)
    .map((meant) => ({ meant, other: readQuery(meant, lexicon) }))
    .filter(({ other }) => (matched ? unknown(other) < unknown(reading) : (other.head ?? other.maker)))
    // A name of all the words is likelier than one of some of them.
    .toSorted((one, two) => one.other.rest.length - two.other.rest.length);
  for (const { meant, other } of tries.slice(0, MOST_TRIES)) {
    const found = await matchReading(db, other, meant);
    // A number that matches no product is reported as left out.
    if (found?.left_out.every((text) => !matched && /\d/.test(text))) {
      return answer(other, found, correctedText(meant, other));
    }
  }
  if (matched) return answer(reading, matched);
  const named = [...(reading.head?.entries ?? []), ...reading.others].flatMap(
    ({ category_id }) => category_id ?? [],
  );
  const nothing = answer({ ...reading, head: null }, { matching: { need: "", ranks: [] }, left_out: [] });
  return { ...nothing, nearest: [...new Set(named)].slice(0, NEAREST) };
}

/** A keyword as it should have been typed: names with their accents. */
function correctedText(words: readonly Word[], { head, maker }: Reading): string {
  const texts = words.map((word) => {
    const name = [head, maker].find((one) => one?.words.includes(word));
    if (!name) return word.spelled;
    return name.words[0] === word ? readingsOf(name.entries)[0]?.[0]?.text.toLowerCase() : undefined;
  });
  return texts.filter((text) => text !== undefined).join(" ");
}

const AUDIENCE_NAMES: Record<Locale, Record<Audience, string>> = {
  vi: { men: "nam", women: "nữ", kids: "trẻ em" },
  en: { men: "men", women: "women", kids: "children" },
};

/** How a query was read, as the page says it: the thing, whose it is, for whom, what else, for how much. Empty without a thing. */
function readAs(
  { head, maker, audience, rest }: Reading,
  left_out: readonly string[],
  prices: PriceWords,
  locale: Locale,
): string[] {
  if (head === null) return [];
  const isMet = ({ words }: { words: readonly Word[] }) => !left_out.includes(textOf(words));
  return [
    thingOf(head.entries, locale),
    ...(maker && isMet(maker) ? [maker.entries[0]?.text ?? ""] : []),
    ...(audience && isMet(audience) ? [AUDIENCE_NAMES[locale][audience.audience]] : []),
    ...rest.map(textOf).filter((text) => !left_out.includes(text)),
    ...priceOf(prices, locale),
  ];
}

/** One kind by its name; several by what they have in common. */
function thingOf(entries: readonly Entry[], locale: Locale): string {
  const [[first, ...others] = []] = readingsOf(entries);
  const text = first?.what === "kind" && others.length === 0 ? first[`name_${locale}`] : (first?.text ?? "");
  return text.charAt(0).toLocaleUpperCase("vi") + text.slice(1);
}

function priceOf({ min, max }: PriceWords, locale: Locale): string[] {
  const dong = (amount: number) => `${amount.toLocaleString("vi-VN")} ₫`;
  if (min !== null && max !== null) return [`${dong(min)} – ${dong(max)}`];
  const [from, upTo] = { vi: ["từ", "đến"], en: ["from", "up to"] }[locale];
  return [
    ...(min === null ? [] : [`${from} ${dong(min)}`]),
    ...(max === null ? [] : [`${upTo} ${dong(max)}`]),
  ];
}
