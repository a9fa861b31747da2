import type { SearchSuggestion } from "@sen/api";
import type { Database } from "../../../database/connect.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { parseKeyword, type ParsedKeyword } from "./keyword.ts";
import type { Suggested } from "./listing.ts";
import { meantBy } from "./matching.ts";
import { readHits, readPage } from "./pages.ts";
import { isAttribute, readQuery } from "./reading.ts";
import { keyOf, vocabularyOf, type Entry, type Vocabulary } from "./vocabulary.ts";
import { isSameWord, mayBecome, readWords, textOf, type Word } from "./words.ts";

const SHOWN = 12;
/** Most suggestions per kind; the rest are products. */
const MOST = { keyword: 2, product_kind: 2, category: 2, maker: 1, tenant: 1, mall: 1 } as const;
const FIRST_PAGE = { page: 1, per_page: 5 };
/** Most matching products, names of products, and names that an unfinished word begins, that are considered. */
const PRODUCTS_READ = 300;
const NAMES_READ = 8;
const COMPLETIONS = 3;

/** Suggestions while typing: names from the cached vocabulary, and their best-selling products. */
export async function suggestionsFor(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<Suggested> {
  const [vocabulary, [words = []]] = await Promise.all([vocabularyOf(db, seconds), readWords(db, [keyword])]);
  if (words.length === 0) return { names: [], products: [], sellers: [] };
  const found = namesWith(words, vocabulary, locale);
  const byKind = Map.groupBy(found, ({ entry }) => entry.what);
  const ofThings = byKind.get("product_kind") ?? byKind.get("category") ?? byKind.get("maker") ?? [];
  // The products of the best-placed names.
  const things = ofThings.flatMap(({ entry, place }) => (place === ofThings[0]?.place ? entry : []));
  let meant: ParsedKeyword | null = null;
  for (const text of things.length > 0 ? [] : [...completionsOf(words, vocabulary, locale), keyword]) {
    meant = await parseKeyword(db, text, locale, seconds);
    if (meant.matching?.need !== "" && meant.left_out.length === 0) break;
  }
  const matching = meant ? meant.matching : { need: meantBy(things.slice(0, NAMES_READ)), ranks: [] };
  const query = { ...FIRST_PAGE, price_min: meant?.prices.min, price_max: meant?.prices.max };
  const ids = matching ? (await readHits(db, query, matching, PRODUCTS_READ))[1] : await readPage(db, query);
  const named = (kind: keyof typeof MOST): SearchSuggestion[] => {
    const some = byKind.get(kind) ?? [];
    const all = some.map(({ entry }) => suggestionOf(kind, inLanguage(entry, "name", locale), entry));
    return firstOf(all).slice(0, MOST[kind]);
  };
  const put = meant?.suggestion ? [suggestionOf("keyword", meant.suggestion)] : [];
  const sold = [...byKind.keys()].filter((kind) => kind === "product_kind" || kind === "category");
  const names = firstOf([...named("keyword"), ...put, ...sold.flatMap(named)]);
  const sellers = [...named("maker"), ...named("tenant"), ...named("mall")];
  return { names, products: ids.slice(0, SHOWN - names.length - sellers.length), sellers };
}

const suggestionOf = (
  kind: keyof typeof MOST,
  text: string,
  { id, image_url }: Pick<Entry, "id" | "image_url"> = { id: null, image_url: null },
): SearchSuggestion => ({ kind, text, id, image_url, price: null });

/** Removes duplicate texts. */
const firstOf = (all: readonly SearchSuggestion[]): SearchSuggestion[] =>
  [...Map.groupBy(all, ({ text }) => text.toLowerCase()).values()].flatMap(([first]) => first ?? []);

/**
 * Names that contain the typed words, the last one maybe incomplete. First come names that begin with them, then names in the shopper's
 * language, then names that a page shows and synonyms of no more words, then names with the whole last word.
 */
function namesWith(
  typed: readonly Word[],
  { byLetter }: Vocabulary,
  locale: Locale,
): { entry: Entry; place: number }[] {
  const key = keyOf(typed);
  const isAt = (words: readonly Word[], start: number, isLast: typeof isSameWord) =>
    typed.every((word, index) =>
      (index < typed.length - 1 ? isSameWord : isLast)(word, words[start + index]),
    );
  const found = (byLetter.get(key.charAt(0)) ?? []).flatMap((entry) => {
    const { words, text, name_vi, name_en, language } = entry;
    // Comparing letters first rules out most entries cheaply.
    const at = entry.key.includes(key) ? words.findIndex((_, start) => isAt(words, start, mayBecome)) : -1;
    if (at < 0) return [];
    const isForeign = language !== "both" && language !== locale;
    const isSynonym = text !== name_vi && text !== name_en;
    const isLonger = words.length > typed.length;
    const isPart = !isAt(words, at, isSameWord);
    const drawbacks = [at > 0, isForeign, isSynonym && isLonger, isPart, isSynonym && isPart];
    return { entry, place: drawbacks.reduce((sum, is) => 2 * sum + Number(is), 0) };
  });
  return found.toSorted((one, other) => one.place - other.place);
}

/** "White shoes" for "white sho": after a quality, the last word begins the name of a thing. */
function completionsOf(words: readonly Word[], vocabulary: Vocabulary, locale: Locale): string[] {
  const before = words.slice(0, -1);
  const { terms } = readQuery(before, vocabulary);
  if (terms.length === 0 || !terms.every(isAttribute)) return [];
  const names = namesWith(words.slice(-1), vocabulary, locale).map(({ entry }) =>
    textOf([...before, ...entry.words]),
  );
  return [...new Set(names)].slice(0, COMPLETIONS);
}
