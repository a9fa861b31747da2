import type { SearchSuggestion } from "@sen/api";
import { sql, type SQL } from "drizzle-orm";
import { understand } from "../../catalogue/listing/keyword.ts";
import type { Database } from "../../database/connect.ts";
import { ok } from "../../http/envelope.ts";
import type { Locale } from "../../http/messages.ts";
import type { Operation } from "../../http/operation.ts";

const SHOWN = 10;
const KEYWORDS = 3;
const PRODUCTS = 5;
const CATEGORIES = 2;
const SHOPS = 2;
/** When more products than this fit, the best sold are looked through instead of all that fit. */
const MANY = 500;

/** What may be meant while typing: frequent searches, categories, products and shops; the last word may be unfinished. */
export const suggestSearch: Operation<"suggestSearch"> = async ({ db, query, locale }) => {
  const normal = await normalized(db, query.keyword);
  if (normal === "") return ok([]);
  const suggestions = await Promise.all([
    keywords(db, normal, locale),
    categories(db, normal, locale),
    products(db, normal, locale),
    shops(db, normal),
  ]);
  const found = suggestions.flat();
  return ok(found.length > 0 ? found.slice(0, SHOWN) : await corrected(db, query.keyword, locale));
};

async function normalized(db: Database, keyword: string): Promise<string> {
  const { rows } = await db.execute<{ normal: string }>(sql`select sen_normalize(${keyword}) as normal`);
  return rows[0]?.normal ?? "";
}

const inLocale = (column: string, locale: Locale): SQL => sql.raw(`${column}_${locale}`);

/** Whether a text has the typed letters at the beginning of one of its words. */
const begins = (text: SQL, normal: string): SQL =>
  sql`' ' || sen_normalize(${text}) like ${`% ${normal.replace(/[\\%_]/g, "")}%`}`;

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

interface Named {
  id: number;
  text: string;
  image_url: string;
}

async function products(db: Database, normal: string, locale: Locale): Promise<SearchSuggestion[]> {
  const wanted = sql`to_tsquery('simple', ${`${normal.split(" ").join(" & ")}:*`})`;
  const { rows: fitting } = await db.execute<{ product_id: number }>(sql`
    select product_id from product_documents where words @@ ${wanted} limit ${MANY}`);
  const few = fitting.length < MANY;
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select p.id, ${inLocale("p.name", locale)} as text, p.image_url
    from product_index i
    join product_documents d on d.product_id = i.product_id
    join products p on p.id = i.product_id
    where ${few ? sql`i.product_id = any(${sql.param(fitting.map(({ product_id }) => product_id))}::integer[])` : sql`d.words @@ ${wanted}`}
    order by ${few ? sql`(d.names @@ ${wanted}) desc,` : sql.raw("")} i.sold_count desc nulls last, i.product_id desc nulls last
    limit ${PRODUCTS}`);
  return rows.map((row) => ({ kind: "product", ...row }));
}

/** Nothing begins like this: the keyword that was meant, and products that it finds. */
async function corrected(db: Database, keyword: string, locale: Locale): Promise<SearchSuggestion[]> {
  const meant = await understand(db, keyword, locale);
  if (!meant?.suggestion) return [];
  const found = await products(db, meant.matching.normal, locale);
  return [{ kind: "keyword", text: meant.suggestion, id: null, image_url: null }, ...found];
}
