import type { SearchSuggestion } from "@sen/api";
import { sql, type SQL } from "drizzle-orm";
import { cached } from "../../listing/cache.ts";
import { understand } from "../../listing/keyword.ts";
import type { Database } from "../../../../database/connect.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Locale } from "../../../../texts/messages.ts";
import type { Operation } from "../../../../http/operation.ts";

const SHOWN = 12;
const KEYWORDS = 3;
const PRODUCTS = 5;
const CATEGORIES = 2;
const SHOPS = 2;
const MALLS = 1;
/** When more products than this fit, the best sold are looked through instead of all that fit: so many of them. */
const MANY = 500;
const LOOKED_THROUGH = 3_000;
/** An unfinished word is taken for these many words of the catalogue that begin so, those of most products. */
const BEGINNINGS = 16;

/** What may be meant while typing: frequent searches, categories, products, shops and malls; the last word may be unfinished. */
export const suggestSearch: Operation<"suggestSearch"> = async ({ db, query, locale, config }) => {
  const text = `${locale} ${query.keyword.trim()}`;
  const question = { what: "suggestions", text, seconds: config.listsKeptSeconds } as const;
  return ok(
    await cached(db, question, () => suggestionsFor(db, query.keyword, locale, config.listsKeptSeconds)),
  );
};

async function suggestionsFor(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<SearchSuggestion[]> {
  const typed = await readTyped(db, keyword);
  if (typed.plain === "") return [];
  const [searches, branches, goods, sellers, places] = await Promise.all([
    keywords(db, typed.plain, locale),
    categories(db, typed.plain, locale),
    products(db, typed, locale),
    shops(db, typed.plain),
    malls(db, typed.plain),
  ]);
  const around = searches.length + branches.length + sellers.length + places.length;
  const found = [...searches, ...branches, ...goods.slice(0, SHOWN - around), ...sellers, ...places];
  return found.length > 0 ? found : corrected(db, keyword, locale, seconds);
}

/** What was typed, as it is spelled and without accents. */
interface Typed {
  spelled: string;
  plain: string;
}

async function readTyped(db: Database, keyword: string): Promise<Typed> {
  const { rows } = await db.execute<{ spelled: string; plain: string }>(sql`
    select spelled, sen_normalize(spelled) as plain from sen_spelled(${keyword}) as spelled`);
  return rows[0] ?? { spelled: "", plain: "" };
}

const inLocale = (column: string, locale: Locale): SQL => sql.raw(`${column}_${locale}`);

/** Whether a text has the typed letters at the beginning of one of its words. */
const begins = (text: SQL, normal: string): SQL =>
  sql`' ' || sen_plain(${text}) like ${`% ${normal.replace(/[\\%_]/g, "")}%`}`;

async function keywords(db: Database, normal: string, locale: Locale): Promise<SearchSuggestion[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select ${inLocale("keyword", locale)} as text from top_searches
    where ${begins(sql.raw("keyword_vi"), normal)} or ${begins(sql.raw("keyword_en"), normal)}
    order by count desc, id limit ${KEYWORDS}`);
  return rows.map(({ text }) => ({ kind: "keyword", text, id: null, image_url: null }));
}

async function categories(db: Database, normal: string, locale: Locale): Promise<SearchSuggestion[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select id, ${inLocale("name", locale)} as text, image_url from categories
    where active and (${begins(sql.raw("name_vi"), normal)} or ${begins(sql.raw("name_en"), normal)})
    order by level, position, id limit ${CATEGORIES}`);
  return rows.map((row) => ({ kind: "category", ...row }));
}

async function shops(db: Database, normal: string): Promise<SearchSuggestion[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select id, name as text, image_url from tenants
    where active and ${begins(sql.raw("name"), normal)}
    order by sold_count desc, id limit ${SHOPS}`);
  return rows.map((row) => ({ kind: "tenant", ...row }));
}

async function malls(db: Database, normal: string): Promise<SearchSuggestion[]> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select id, name as text, image_url from malls
    where active and ${begins(sql.raw("name"), normal)} order by position, id limit ${MALLS}`);
  return rows.map((row) => ({ kind: "mall", ...row }));
}

interface Named {
  id: number;
  text: string;
  image_url: string;
}

/** Words of a document of which the last may be unfinished. */
function beginning(text: string, exact: boolean, weights: string): SQL {
  const words = text.split(" ").filter((word) => word !== "");
  const query = words.map((word, index) => {
    const lexeme = `'${exact ? "=" : ""}${word.replace(/['\\]/g, "")}'`;
    return `${lexeme}:${index === words.length - 1 ? "*" : ""}${weights}`;
  });
  return sql`${query.join(" & ")}::tsquery`;
}

async function products(
  db: Database,
  { spelled, plain }: Typed,
  locale: Locale,
): Promise<SearchSuggestion[]> {
  const wanted = await finished(db, plain);
  if (wanted === null) return [];
  const fitting = await fittingIds(db, wanted);
  const few = fitting.length < MANY;
  const nearest = few
    ? sql`(d.words @@ ${beginning(spelled, true, "AB")}) desc, (d.words @@ ${beginning(spelled, true, "ABCD")}) desc,
      (d.words @@ ${beginning(plain, false, "A")}) desc, (d.words @@ ${beginning(plain, false, "AB")}) desc,`
    : sql.raw("");
  const from = few
    ? sql`product_index i where i.product_id = any(${sql.param(fitting)}::integer[])`
    : sql`product_index i order by i.sold_count desc, i.product_id desc limit ${LOOKED_THROUGH}`;
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select p.id, ${inLocale("p.name", locale)} as text, p.image_url
    from (select i.product_id, i.sold_count from ${from}) i
    join product_documents d on d.product_id = i.product_id
    join products p on p.id = i.product_id
    where ${few ? sql.raw("true") : sql`d.words @@ ${spelled === plain ? wanted : beginning(spelled, true, "ABCD")}`}
    order by ${nearest} i.sold_count desc, i.product_id desc
    limit ${PRODUCTS}`);
  return rows.map((row) => ({ kind: "product", ...row }));
}

/** The words, with the last one finished as the catalogue has it; null where it has none that begins so. */
async function finished(db: Database, plain: string): Promise<SQL | null> {
  const words = plain.split(" ").map((word) => word.replace(/['\\]/g, ""));
  const last = words.pop() ?? "";
  const { rows } = await db.execute<{ term: string }>(sql`
    select term from search_terms where term like ${`${last.replace(/[%_]/g, "")}%`}
    order by products desc, term limit ${BEGINNINGS}`);
  // A word of one letter is none of the vocabulary, but may be one of a product.
  const ends = last.length === 1 ? [...rows.map(({ term }) => term), last] : rows.map(({ term }) => term);
  if (ends.length === 0) return null;
  const lexemes = [...words.map((word) => `'${word}'`), `(${ends.map((term) => `'${term}'`).join(" | ")})`];
  return sql`${lexemes.join(" & ")}::tsquery`;
}

/** Products that fit: the best sold of their categories, or all where these are too few to show. No more than `MANY`. */
async function fittingIds(db: Database, wanted: SQL): Promise<number[]> {
  const those = async (which: SQL) => {
    const { rows } = await db.execute<{ product_id: number }>(sql`
      select product_id from product_documents where words @@ ${wanted} and ${which} limit ${MANY}`);
    return rows.map(({ product_id }) => product_id);
  };
  const best = await those(sql.raw("bestseller"));
  return best.length < PRODUCTS ? those(sql.raw("true")) : best;
}

/** Nothing begins like this: the keyword that was meant, and products that it finds. */
async function corrected(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<SearchSuggestion[]> {
  const meant = await understand(db, keyword, locale, seconds);
  if (!meant?.suggestion) return [];
  const found = await products(db, await readTyped(db, meant.suggestion), locale);
  return [{ kind: "keyword", text: meant.suggestion, id: null, image_url: null }, ...found];
}
