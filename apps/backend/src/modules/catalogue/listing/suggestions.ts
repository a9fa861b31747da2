import type { SearchSuggestion } from "@sen/api";
import type { Database } from "../../../database/connect.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { parseKeyword } from "./keyword.ts";
import type { Suggested } from "./listing.ts";
import { meantBy } from "./matching.ts";
import { readHits } from "./pages.ts";
import { keyOf, letterOf, vocabularyOf, type Entry } from "./vocabulary.ts";
import { isSameWord, readWords, type Word } from "./words.ts";

const SHOWN = 12;
/** Most suggestions per kind; the rest are products. */
const MOST = { keyword: 2, product_kind: 2, category: 2, maker: 1, tenant: 1, mall: 1 } as const;
const FIRST_PAGE = { page: 1, per_page: 5 };
/** Most matching products, and names of products, that are considered. */
const PRODUCTS_READ = 300;
const NAMES_READ = 8;

/** Suggestions while typing: names from the cached vocabulary, and their best-selling products. */
export async function suggestionsFor(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<Suggested> {
  const [{ byLetter }, [words = []]] = await Promise.all([
    vocabularyOf(db, seconds),
    readWords(db, [keyword]),
  ]);
  const [first] = words;
  if (!first) return { names: [], products: [], sellers: [] };
  const found = beginningWith(byLetter.get(letterOf(first)) ?? [], words);
  const things = found.filter(({ what }) => what !== "keyword" && what !== "mall" && what !== "tenant");
  const meant = things.length > 0 ? null : await parseKeyword(db, keyword, locale, seconds);
  const matching = meant?.matching ?? { need: meantBy(things.slice(0, NAMES_READ)), ranks: [] };
  const [, ids] = await readHits(db, {}, matching, FIRST_PAGE, PRODUCTS_READ, false);
  const named = (kind: keyof typeof MOST): SearchSuggestion[] => {
    const some = found.filter(({ what }) => what === kind);
    const all = some.map((entry) => suggestionOf(kind, inLanguage(entry, "name", locale), entry));
    return firstOf(all).slice(0, MOST[kind]);
  };
  const put = meant?.suggestion ? [suggestionOf("keyword", meant.suggestion)] : [];
  const names = firstOf([...named("keyword"), ...put, ...named("product_kind"), ...named("category")]);
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

/** Names that contain the typed words, the last one maybe incomplete; names that start with them come first. */
function beginningWith(entries: readonly Entry[], typed: readonly Word[]): Entry[] {
  const [before, last] = [typed.slice(0, -1), typed.at(-1)?.plain ?? ""];
  const isAt = ({ words }: Entry, start: number) =>
    before.every((word, index) => isSameWord(word, words[start + index])) &&
    words[start + before.length]?.plain.startsWith(last);
  const key = keyOf(typed);
  const [first, within]: [Entry[], Entry[]] = [[], []];
  for (const entry of entries) {
    // Comparing letters first rules out most entries cheaply.
    const at = entry.key.includes(key) ? entry.words.findIndex((_, start) => isAt(entry, start)) : -1;
    if (at >= 0) (at === 0 ? first : within).push(entry);
  }
  return [...first, ...within];
}
