import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Word } from "./words.ts";

const PRODUCTS = 5;
/** When more products than this fit, the best sold are looked through instead of all that fit: so many of them. */
const MANY = 500;
const LOOKED_THROUGH = 3_000;
/** An unfinished word is taken for these many words of the catalogue that begin so, those of most products. */
const BEGINNINGS = 16;

/** Products that have the words, of which the last may be unfinished; the nearest first, then the best sold. */
export async function suggestedProducts(db: Database, { spelled, plain }: Word): Promise<number[]> {
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
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select i.product_id from (select i.product_id, i.sold_count from ${from}) i
    join product_documents d on d.product_id = i.product_id
    where ${few ? sql.raw("true") : sql`d.words @@ ${spelled === plain ? wanted : beginning(spelled, true, "ABCD")}`}
    order by ${nearest} i.sold_count desc, i.product_id desc
    limit ${PRODUCTS}`);
  return rows.map(({ product_id }) => product_id);
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
