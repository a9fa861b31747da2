import type { SearchSuggestion } from "@sen/api";
import { sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { readCategories } from "../categories.ts";
import { parseKeyword } from "./keyword.ts";
import { lexiconOf, type Entry } from "./lexicon.ts";
import type { Suggested } from "./listing.ts";
import { readNearest } from "./pages.ts";
import { quoted } from "./tsquery.ts";
import { isSameWord, readForms, wordsOf, type Word } from "./words.ts";

const SHOWN = 12;
/** Of each of these so many; the rest are products. */
const MOST = { keywords: 2, kinds: 2, categories: 2, makers: 1, shops: 1, malls: 1, products: 5 } as const;
/** Of more shops that a word begins, and products that fit, so many are looked at. */
const SHOPS_READ = 300;
const PRODUCTS_READ = 1_000;
/** An unfinished word is taken for these many words of the catalogue that begin so, those of most products; for fewer when these have so many. */
const BEGINNINGS = 16;
const ENOUGH_PRODUCTS = 2_000;

/** What may be meant while typing: the names of things from memory, shops and products by their indexes. */
export async function suggestionsFor(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<Suggested> {
  const [typed = { spelled: "", plain: "" }] = await readForms(db, [keyword]);
  if (typed.plain === "") return { names: [], products: [], sellers: [] };
  const [beginning, named, goods] = await Promise.all([
    readBeginning(db, typed.plain, locale),
    namesOf(db, wordsOf(typed), locale, seconds),
    suggestedProducts(db, typed),
  ]);
  const searches = beginning.filter(({ kind }) => kind === "keyword");
  const searched = new Set(searches.map(({ text }) => text.toLowerCase()));
  const kinds = named.kinds.filter(({ text }) => !searched.has(text.toLowerCase()));
  const names = [...searches, ...kinds, ...named.categories];
  const sellers = [...named.makers, ...beginning.filter(({ kind }) => kind !== "keyword")];
  const products = goods.slice(0, SHOWN - names.length - sellers.length);
  if (names.length + sellers.length + products.length > 0) return { names, products, sellers };
  const meant = (await parseKeyword(db, keyword, locale, seconds))?.suggestion ?? null;
  const [form] = meant === null ? [] : await readForms(db, [meant]);
  if (meant === null || !form) return { names, products, sellers };
  return {
    names: [suggestion("keyword", { id: null, text: meant })],
    products: await suggestedProducts(db, form),
    sellers,
  };
}

/** Kinds, categories and brands of which a name begins with these words, or has them further on. */
async function namesOf(db: Database, words: readonly Word[], locale: Locale, seconds: number) {
  const [lexicon, tree] = await Promise.all([lexiconOf(db, seconds), readCategories(db)]);
  const found = beginningWith(lexicon.names, words);
  const idsOf = (what: Entry["what"]) => found.filter((entry) => entry.what === what).map(({ id }) => id);
  const kinds = [...new Set(idsOf("kind"))]
    .flatMap((id) => lexicon.kinds.get(id) ?? [])
    .filter(({ product_count }) => product_count > 0);
  const categories = new Set(idsOf("category"));
  return {
    kinds: kinds
      .slice(0, MOST.kinds)
      .map((kind) => suggestion("product_kind", { id: kind.id, text: kind[`name_${locale}`] })),
    categories: tree
      .filter(({ id }) => categories.has(id))
      .slice(0, MOST.categories)
      .map((row) => suggestion("category", { ...row, text: inLanguage(row, "name", locale) })),
    makers: found
      .filter(({ what }) => what === "maker")
      .slice(0, MOST.makers)
      .map((maker) => suggestion("maker", maker)),
  };
}

/** Names that have the typed words, the last of them perhaps unfinished; those that begin with them first. */
function beginningWith(entries: readonly Entry[], typed: readonly Word[]): Entry[] {
  const [before, last] = [typed.slice(0, -1), typed.at(-1)?.plain ?? ""];
  const isAt = ({ words }: Entry, start: number) =>
    before.every((word, index) => isSameWord(word, words[start + index])) &&
    words[start + before.length]?.plain.startsWith(last);
  const found = entries.flatMap((entry) => {
    const at = entry.isPart ? -1 : entry.words.findIndex((_, start) => isAt(entry, start));
    return at < 0 ? [] : [{ entry, at }];
  });
  return found
    .toSorted((one, other) => Math.min(one.at, 1) - Math.min(other.at, 1))
    .map(({ entry }) => entry);
}

/** Frequent searches, shops and malls with a word that begins so, in one question. */
async function readBeginning(db: Database, plain: string, locale: Locale): Promise<SearchSuggestion[]> {
  const letters = plain.replace(/[\\%_]/g, "");
  const begins = (text: string) =>
    sql`(${sql.raw(text)} like ${`${letters}%`} or ${sql.raw(text)} like ${`% ${letters}%`})`;
  const { rows } = await db.execute<Omit<SearchSuggestion, "price">>(sql`
    (select 'keyword' as kind, null::integer as id, ${sql.raw(`keyword_${locale}`)} as text, null as image_url
      from top_searches where ${begins("sen_plain(keyword_vi)")} or ${begins("sen_plain(keyword_en)")}
      order by count desc, top_searches.id limit ${MOST.keywords})
    union all (select 'tenant', id, name, image_url from (
      select id, name, image_url, sold_count from tenants where active and ${begins("search_text")} limit ${SHOPS_READ}
    ) as shop order by sold_count desc, id limit ${MOST.shops})
    union all (select 'mall', id, name, image_url from malls
      where active and ${begins("sen_plain(name)")} order by position, id limit ${MOST.malls})`);
  return rows.map((row) => ({ ...row, price: null }));
}

/** Products that have the words, of which the last may be unfinished; the nearest first, then the best sold. */
async function suggestedProducts(db: Database, { spelled, plain }: Word): Promise<number[]> {
  const words = plain.split(" ");
  const last = words.pop() ?? "";
  const { rows } = await db.execute<{ term: string }>(sql`
    select term from (
      select term, sum(products) over (order by products desc, term) - products as before
      from search_terms where products > 0 and term like ${`${last.replace(/[%_\\]/g, "")}%`}
    ) as beginning
    where before < ${ENOUGH_PRODUCTS} limit ${BEGINNINGS}`);
  // A word of one letter is none of the vocabulary, but may be one of a product.
  const ends = [...rows.map(({ term }) => term), ...(last.length === 1 ? [last] : [])];
  if (ends.length === 0) return [];
  const beginning = (text: string, sign: "=" | "", weights: string) =>
    text
      .split(" ")
      .map((word, index, all) => `${quoted(sign + word)}:${index === all.length - 1 ? "*" : ""}${weights}`)
      .join(" & ");
  const ranks = [
    { words: beginning(spelled, "=", "AB"), worth: 4 },
    { words: beginning(plain, "", "A"), worth: 2 },
    { words: beginning(plain, "", "AB"), worth: 1 },
  ];
  const need = [...words.map(quoted), `(${ends.map(quoted).join(" | ")})`].join(" & ");
  return readNearest(db, { need, ranks }, PRODUCTS_READ, MOST.products);
}

const suggestion = (
  kind: SearchSuggestion["kind"],
  { id, text, image_url = null }: { id: number | null; text: string; image_url?: string | null },
): SearchSuggestion => ({ kind, text, id, image_url, price: null });
