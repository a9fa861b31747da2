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
import { hasAccents, isSameWord, readWords, textOf, type Word } from "./words.ts";

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
  const found = beginningWith(words, vocabulary);
  const things = found.filter(({ what }) => what !== "keyword" && what !== "mall" && what !== "tenant");
  let meant: ParsedKeyword | null = null;
  for (const text of things.length > 0 ? [] : [...completionsOf(words, vocabulary), keyword]) {
    meant = await parseKeyword(db, text, locale, seconds);
    if (meant.matching?.need !== "" && meant.left_out.length === 0) break;
  }
  const matching = meant ? meant.matching : { need: meantBy(things.slice(0, NAMES_READ)), ranks: [] };
  const query = { price_min: meant?.prices.min, price_max: meant?.prices.max };
  const ids = matching
    ? (await readHits(db, query, matching, FIRST_PAGE, PRODUCTS_READ, false))[1]
    : await readPage(db, query, FIRST_PAGE);
  const named = (kind: keyof typeof MOST): SearchSuggestion[] => {
    const some = found.filter(({ what }) => what === kind);
    const all = some.map((entry) => suggestionOf(kind, inLanguage(entry, "name", locale), entry));
    return firstOf(all).slice(0, MOST[kind]);
  };
  const put = meant?.suggestion ? [suggestionOf("keyword", meant.suggestion)] : [];
  const placeOf = (kind: keyof typeof MOST) => found.findIndex(({ what }) => what === kind);
  const sold = (["product_kind", "category"] as const).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
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
 * Names that contain the typed words, the last one maybe incomplete. First come names that a page shows and that start with them, and names
 * of no other words; then others that start with them.
 */
function beginningWith(typed: readonly Word[], { byLetter }: Vocabulary): Entry[] {
  const [before, last] = [typed.slice(0, -1), typed.at(-1)?.plain ?? ""];
  const isAt = ({ words }: Entry, start: number) =>
    before.every((word, index) => isSameWord(word, words[start + index])) &&
    words[start + before.length]?.plain.startsWith(last);
  const isSpelled = ({ words }: Entry) => !hasAccents(typed) || textOf(words).startsWith(textOf(typed));
  const key = keyOf(typed);
  const [exact, first, within]: [Entry[], Entry[], Entry[]] = [[], [], []];
  for (const entry of byLetter.get(key.charAt(0)) ?? []) {
    // Comparing letters first rules out most entries cheaply.
    const at = entry.key.includes(key) ? entry.words.findIndex((_, start) => isAt(entry, start)) : -1;
    const isShown = entry.text === entry.name_vi || entry.text === entry.name_en;
    const isExact = (isShown || entry.words.length === typed.length) && isSpelled(entry);
    if (at >= 0) (at > 0 ? within : isExact ? exact : first).push(entry);
  }
  return [...exact, ...first, ...within];
}

/** "White shoes" for "white sho": after a quality, the last word begins the name of a thing. */
function completionsOf(words: readonly Word[], vocabulary: Vocabulary): string[] {
  const before = words.slice(0, -1);
  const { terms } = readQuery(before, vocabulary);
  if (terms.length === 0 || !terms.every(isAttribute)) return [];
  const names = beginningWith(words.slice(-1), vocabulary).map((thing) =>
    textOf([...before, ...thing.words]),
  );
  return [...new Set(names)].slice(0, COMPLETIONS);
}
