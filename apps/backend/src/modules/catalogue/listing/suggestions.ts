import type { SearchSuggestion } from "@sen/api";
import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { readCategories } from "../categories.ts";
import { parseKeyword } from "./keyword.ts";
import { lexiconOf, type Entry } from "./lexicon.ts";
import type { Suggested } from "./listing.ts";
import { beginningWith } from "./named-by.ts";
import { suggestedProducts } from "./suggested-products.ts";
import { readForms, wordsOf, type Word } from "./words.ts";

const SHOWN = 12;
const KEYWORDS = 2;
const KINDS = 2;
const CATEGORIES = 2;
const MAKERS = 1;
const SHOPS = 1;
const MALLS = 1;
/** Of more shops that a word begins, so many are looked at. */
const SHOPS_READ = 300;

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
  return names.length + sellers.length + products.length > 0
    ? { names, products, sellers }
    : corrected(db, keyword, locale, seconds);
}

/** Nothing begins like this: the keyword that was meant, and products that it finds. */
async function corrected(db: Database, keyword: string, locale: Locale, seconds: number): Promise<Suggested> {
  const meant = (await parseKeyword(db, keyword, locale, seconds))?.suggestion ?? null;
  const [form] = meant === null ? [] : await readForms(db, [meant]);
  if (meant === null || !form) return { names: [], products: [], sellers: [] };
  const names = [{ kind: "keyword" as const, text: meant, id: null, image_url: null, price: null }];
  return { names, products: await suggestedProducts(db, form), sellers: [] };
}

/** Kinds, categories and brands of which a name begins with these words, or has them further on. */
async function namesOf(db: Database, words: readonly Word[], locale: Locale, seconds: number) {
  const [lexicon, tree] = await Promise.all([lexiconOf(db, seconds), readCategories(db)]);
  const found = beginningWith(lexicon.names, words);
  const idsOf = (what: Entry["what"]) => found.filter((entry) => entry.what === what).map(({ id }) => id);
  const kinds = [...new Set(idsOf("kind"))]
    .flatMap((id) => lexicon.kinds.get(id) ?? [])
    .filter(({ product_count }) => product_count > 0)
    .slice(0, KINDS);
  const categories = new Set(idsOf("category"));
  return {
    kinds: kinds.map((kind) => suggestion("product_kind", { id: kind.id, text: kind[`name_${locale}`] })),
    categories: tree
      .filter(({ id }) => categories.has(id))
      .slice(0, CATEGORIES)
      .map((row) => suggestion("category", { ...row, text: inLanguage(row, "name", locale) })),
    makers: found
      .filter(({ what }) => what === "maker")
      .slice(0, MAKERS)
      .map((maker) => suggestion("maker", maker)),
  };
}

/** Whether a text has the typed letters at the beginning of one of its words. */
const begins = (text: SQL, plain: string): SQL => {
  const letters = plain.replace(/[\\%_]/g, "");
  return sql`(${text} like ${`${letters}%`} or ${text} like ${`% ${letters}%`})`;
};

/** Frequent searches, shops and malls with a word that begins so, in one question. */
async function readBeginning(db: Database, plain: string, locale: Locale): Promise<SearchSuggestion[]> {
  const { rows } = await db.execute<Omit<SearchSuggestion, "price">>(sql`
    (select 'keyword' as kind, null::integer as id, ${sql.raw(`keyword_${locale}`)} as text, null as image_url
      from top_searches
      where ${begins(sql.raw("sen_plain(keyword_vi)"), plain)} or ${begins(sql.raw("sen_plain(keyword_en)"), plain)}
      order by count desc, top_searches.id limit ${KEYWORDS})
    union all (select 'tenant', id, name, image_url from (
      select id, name, image_url, sold_count from tenants
      where active and ${begins(sql.raw("search_text"), plain)} limit ${SHOPS_READ}
    ) as shop order by sold_count desc, id limit ${SHOPS})
    union all (select 'mall', id, name, image_url from malls
      where active and ${begins(sql.raw("sen_plain(name)"), plain)} order by position, id limit ${MALLS})`);
  return rows.map((row) => ({ ...row, price: null }));
}

const suggestion = (
  kind: SearchSuggestion["kind"],
  { id, text, image_url = null }: { id: number; text: string; image_url?: string | null },
): SearchSuggestion => ({ kind, text, id, image_url, price: null });
