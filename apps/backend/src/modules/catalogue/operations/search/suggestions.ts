import type { SearchSuggestion } from "@sen/api";
import { sql, type SQL } from "drizzle-orm";
import { understand } from "../../listing/keyword.ts";
import type { Database } from "../../../../database/connect.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Locale } from "../../../../texts/messages.ts";
import type { Operation } from "../../../../http/operation.ts";

const SHOWN = 10;
const KEYWORDS = 3;
const PRODUCTS = 5;
const CATEGORIES = 2;
const SHOPS = 2;
/** When more products than this fit, the best sold are looked through instead of all that fit. */
const MANY = 500;

/** What may be meant while typing: frequent searches, categories, products and shops; the last word may be unfinished. */
export const suggestSearch: Operation<"suggestSearch"> = async ({ db, query, locale }) => {
  const typed = await readTyped(db, query.keyword);
  if (typed.plain === "") return ok([]);
  const suggestions = await Promise.all([
    keywords(db, typed.plain, locale),
    categories(db, typed.plain, locale),
    products(db, typed, locale),
    shops(db, typed.plain),
  ]);
  const found = suggestions.flat();
  return ok(found.length > 0 ? found.slice(0, SHOWN) : await corrected(db, query.keyword, locale));
};

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
  const wanted = beginning(plain, false, "ABCD");
  const { rows: fitting } = await db.execute<{ product_id: number }>(sql`
    select product_id from product_documents where words @@ ${wanted} limit ${MANY}`);
  const few = fitting.length < MANY;
  const nearest = few
    ? sql`(d.words @@ ${beginning(spelled, true, "AB")}) desc, (d.words @@ ${beginning(spelled, true, "ABCD")}) desc,
      (d.words @@ ${beginning(plain, false, "A")}) desc, (d.words @@ ${beginning(plain, false, "AB")}) desc,`
    : sql.raw("");
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    select p.id, ${inLocale("p.name", locale)} as text, p.image_url
    from product_index i
    join product_documents d on d.product_id = i.product_id
    join products p on p.id = i.product_id
    where ${few ? sql`i.product_id = any(${sql.param(fitting.map(({ product_id }) => product_id))}::integer[])` : sql`d.words @@ ${spelled === plain ? wanted : beginning(spelled, true, "ABCD")}`}
    order by ${nearest} i.sold_count desc nulls last, i.product_id desc nulls last
    limit ${PRODUCTS}`);
  return rows.map((row) => ({ kind: "product", ...row }));
}

/** Nothing begins like this: the keyword that was meant, and products that it finds. */
async function corrected(db: Database, keyword: string, locale: Locale): Promise<SearchSuggestion[]> {
  const meant = await understand(db, keyword, locale);
  if (!meant?.suggestion) return [];
  const found = await products(db, await readTyped(db, meant.suggestion), locale);
  return [{ kind: "keyword", text: meant.suggestion, id: null, image_url: null }, ...found];
}
