import type { SearchSuggestion } from "@sen/api";
import { sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { parseKeyword } from "./keyword.ts";
import { lexiconOf, type Entry } from "./lexicon.ts";
import type { Suggested } from "./listing.ts";
import { meantBy } from "./matching.ts";
import { readHits } from "./pages.ts";
import { isSameWord, readWords, type Word } from "./words.ts";

const SHOWN = 12;
/** Of each of these so many; the rest are products. */
const MOST = { keyword: 2, kind: 2, category: 2, maker: 1, shops: 1, malls: 1, products: 5 } as const;
/** Of more shops that a word begins, and products that fit, so many are looked at; products of so many names. */
const SHOPS_READ = 300;
const PRODUCTS_READ = 300;
const NAMES_READ = 8;

/** What may be meant while typing: the names of things from memory and what sells best of them, searches and shops by their indexes. */
export async function suggestionsFor(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<Suggested> {
  const [lexicon, [words = []]] = await Promise.all([lexiconOf(db, seconds), readWords(db, [keyword])]);
  if (words.length === 0) return { names: [], products: [], sellers: [] };
  const found = beginningWith(lexicon.names, words);
  const [beginning, meant] = await Promise.all([
    readBeginning(db, words, locale),
    found.length > 0 ? null : parseKeyword(db, keyword, locale, seconds),
  ]);
  const matching = meant?.matching ?? { need: meantBy(found.slice(0, NAMES_READ)), ranks: [] };
  const { ids } = await readHits(db, {}, matching, { page: 1, per_page: MOST.products }, PRODUCTS_READ);
  const searches = [
    ...beginning.filter(({ kind }) => kind === "keyword"),
    ...(meant?.suggestion ? [suggestion("keyword", { id: null, text: meant.suggestion })] : []),
  ];
  const searched = new Set(searches.map(({ text }) => text.toLowerCase()));
  const named = (what: "kind" | "category" | "maker", kind: SearchSuggestion["kind"]) =>
    [...new Map(found.filter((one) => one.what === what).map((one) => [one.id, one])).values()]
      .map((one) => suggestion(kind, { ...one, text: inLanguage(one, "name", locale) }))
      .filter(({ text }) => !searched.has(text.toLowerCase()))
      .slice(0, MOST[what]);
  const names = [...searches, ...named("kind", "product_kind"), ...named("category", "category")];
  const sellers = [...named("maker", "maker"), ...beginning.filter(({ kind }) => kind !== "keyword")];
  return { names, products: ids.slice(0, SHOWN - names.length - sellers.length), sellers };
}

/** Names of what is sold that have the typed words, the last of them perhaps unfinished; those that begin with them first. */
function beginningWith(entries: readonly Entry[], typed: readonly Word[]): Entry[] {
  const [before, last] = [typed.slice(0, -1), typed.at(-1)?.plain ?? ""];
  const isAt = ({ words }: Entry, start: number) =>
    before.every((word, index) => isSameWord(word, words[start + index])) &&
    words[start + before.length]?.plain.startsWith(last);
  const found = entries.flatMap((entry) => {
    const isSold = entry.what !== "kind" || entry.products > 0;
    const at = isSold ? entry.words.findIndex((_, start) => isAt(entry, start)) : -1;
    return at < 0 ? [] : [{ entry, at }];
  });
  return found
    .toSorted((one, other) => Math.min(one.at, 1) - Math.min(other.at, 1))
    .map(({ entry }) => entry);
}

/** Frequent searches, shops and malls with a word that begins so, in one question. */
async function readBeginning(
  db: Database,
  words: readonly Word[],
  locale: Locale,
): Promise<SearchSuggestion[]> {
  const letters = words.map(({ plain }) => plain).join(" ");
  const begins = (text: string) =>
    sql`(${sql.raw(text)} like ${`${letters}%`} or ${sql.raw(text)} like ${`% ${letters}%`})`;
  const { rows } = await db.execute<Omit<SearchSuggestion, "price">>(sql`
    (select 'keyword' as kind, null::integer as id, ${sql.raw(`keyword_${locale}`)} as text, null as image_url
      from top_searches where ${begins("sen_normalize(sen_spelled(keyword_vi))")}
        or ${begins("sen_normalize(sen_spelled(keyword_en))")}
      order by count desc, top_searches.id limit ${MOST.keyword})
    union all (select 'tenant', id, name, image_url from (
      select id, name, image_url, sold_count from tenants where active and ${begins("search_text")} limit ${SHOPS_READ}
    ) as shop order by sold_count desc, id limit ${MOST.shops})
    union all (select 'mall', id, name, image_url from malls
      where active and ${begins("sen_normalize(sen_spelled(name))")} order by position, id limit ${MOST.malls})`);
  return rows.map((row) => ({ ...row, price: null }));
}

const suggestion = (
  kind: SearchSuggestion["kind"],
  { id, text, image_url = null }: { id: number | null; text: string; image_url?: string | null },
): SearchSuggestion => ({ kind, text, id, image_url, price: null });
