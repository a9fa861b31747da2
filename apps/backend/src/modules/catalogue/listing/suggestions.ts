import type { SearchSuggestion } from "@sen/api";
import { sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { parseKeyword } from "./keyword.ts";
import type { Suggested } from "./listing.ts";
import { meantBy } from "./matching.ts";
import { readHits } from "./pages.ts";
import { vocabularyOf, type Entry } from "./vocabulary.ts";
import { isSameWord, readWords, type Word } from "./words.ts";

const SHOWN = 12;
/** Of each so many; the rest are products. */
const MOST = { keyword: 2, product_kind: 2, category: 2, maker: 1, mall: 1 } as const;
const MOST_PRODUCTS = 5;
/** Of more shops that a word begins, and products that fit, so many are looked at; products of so many names. */
const SHOPS_READ = 300;
const PRODUCTS_READ = 300;
const NAMES_READ = 8;

/** What may be meant while typing: names from memory and what sells best of them, shops by their index. */
export async function suggestionsFor(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<Suggested> {
  const [vocabulary, [words = []]] = await Promise.all([vocabularyOf(db, seconds), readWords(db, [keyword])]);
  if (words.length === 0) return { names: [], products: [], sellers: [] };
  const found = beginningWith(vocabulary.entries, words);
  const things = found.filter(({ what }) => what !== "keyword" && what !== "mall");
  const [shops, meant] = await Promise.all([
    shopsOf(db, words),
    things.length > 0 ? null : parseKeyword(db, keyword, locale, seconds),
  ]);
  const matching = meant?.matching ?? { need: meantBy(things.slice(0, NAMES_READ)), ranks: [] };
  const [, ids] = await readHits(db, {}, matching, { page: 1, per_page: MOST_PRODUCTS }, PRODUCTS_READ);
  const named = (kind: keyof typeof MOST): SearchSuggestion[] =>
    firstOf(
      found
        .filter(({ what }) => what === kind)
        .map(({ id, image_url, ...entry }) => ({
          kind,
          text: inLanguage(entry, "name", locale),
          id,
          image_url,
          price: null,
        })),
    ).slice(0, MOST[kind]);
  const put = meant?.suggestion
    ? [{ kind: "keyword", text: meant.suggestion, id: null, image_url: null, price: null } as const]
    : [];
  const names = firstOf([...named("keyword"), ...put, ...named("product_kind"), ...named("category")]);
  const sellers = [...named("maker"), ...shops, ...named("mall")];
  return { names, products: ids.slice(0, SHOWN - names.length - sellers.length), sellers };
}

/** Each text once. */
const firstOf = (all: readonly SearchSuggestion[]): SearchSuggestion[] =>
  [...Map.groupBy(all, ({ text }) => text.toLowerCase()).values()].flatMap(([first]) => first ?? []);

/** Names that have the typed words, the last of them perhaps unfinished; those that begin with them first. */
function beginningWith(entries: readonly Entry[], typed: readonly Word[]): Entry[] {
  const [before, last] = [typed.slice(0, -1), typed.at(-1)?.plain ?? ""];
  const isAt = ({ words }: Entry, start: number) =>
    before.every((word, index) => isSameWord(word, words[start + index])) &&
    words[start + before.length]?.plain.startsWith(last);
  return entries
    .map((entry) => ({ entry, at: entry.words.findIndex((_, start) => isAt(entry, start)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => Math.min(one.at, 1) - Math.min(other.at, 1))
    .map(({ entry }) => entry);
}

/** The best sold shop with a word that begins so. */
async function shopsOf(db: Database, words: readonly Word[]): Promise<SearchSuggestion[]> {
  const letters = words.map(({ plain }) => plain).join(" ");
  const { rows } = await db.execute<SearchSuggestion>(sql`
    select 'tenant' as kind, name as text, id, image_url, null as price from (
      select id, name, image_url, sold_count from tenants
      where active and (search_text like ${`${letters}%`} or search_text like ${`% ${letters}%`}) limit ${SHOPS_READ}
    ) as shop order by sold_count desc, id limit 1`);
  return rows;
}
