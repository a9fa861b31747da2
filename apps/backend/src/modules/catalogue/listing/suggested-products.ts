import { sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { hitsOf } from "./hits.ts";
import { orderBy } from "./orders.ts";
import type { Word } from "./words.ts";

const PRODUCTS = 5;
/** Of more products that fit, so many are put in order. */
const MOST_HITS = 1_000;
/** An unfinished word is taken for these many words of the catalogue that begin so, those of most products; for fewer when these have so many. */
const BEGINNINGS = 16;
const ENOUGH_PRODUCTS = 2_000;

/** Products that have the words, of which the last may be unfinished; the nearest first, then the best sold. */
export async function suggestedProducts(db: Database, { spelled, plain }: Word): Promise<number[]> {
  const need = await finished(db, plain);
  if (need === null) return [];
  const ranks = [
    { words: beginning(spelled, "=", "AB"), worth: 8 },
    { words: beginning(spelled, "=", "ABCD"), worth: 4 },
    { words: beginning(plain, "", "A"), worth: 2 },
    { words: beginning(plain, "", "AB"), worth: 1 },
  ];
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select i.product_id from product_index i
    join (${hitsOf({ need, ranks }, MOST_HITS)}) hit on hit.product_id = i.product_id
    order by hit.worth desc, ${orderBy("popular")} limit ${PRODUCTS}`);
  return rows.map(({ product_id }) => product_id);
}

const quoted = (word: string): string => `'${word.replace(/['\\]/g, "")}'`;

/** Words of a document of which the last may be unfinished. */
function beginning(text: string, sign: "=" | "", weights: string): string {
  const words = text.split(" ").filter((word) => word !== "");
  return words
    .map((word, index) => `${quoted(sign + word)}:${index === words.length - 1 ? "*" : ""}${weights}`)
    .join(" & ");
}

/** The words, with the last one finished as the catalogue has it; null where it has none that begins so. */
async function finished(db: Database, plain: string): Promise<string | null> {
  const words = plain.split(" ");
  const last = words.pop() ?? "";
  const { rows } = await db.execute<{ term: string }>(sql`
    select term from (
      select term, sum(products) over (order by products desc, term) - products as before
      from search_terms where term like ${`${last.replace(/[%_\\]/g, "")}%`}
    ) as beginning
    where before < ${ENOUGH_PRODUCTS} limit ${BEGINNINGS}`);
  // A word of one letter is none of the vocabulary, but may be one of a product.
  const ends = [...rows.map(({ term }) => term), ...(last.length === 1 ? [last] : [])];
  if (ends.length === 0) return null;
  return [...words.map(quoted), `(${ends.map(quoted).join(" | ")})`].join(" & ");
}
