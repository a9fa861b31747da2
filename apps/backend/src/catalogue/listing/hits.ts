import { sql, type SQL } from "drizzle-orm";
import { descriptionWords } from "../../database/schema/index.ts";

/**
 * How a keyword is matched. `words`: every word is in the name, the brand or the category. `texts`: or every word is in
 * the description; for keywords that name little. `some`: at least one word, when nothing has them all.
 */
export interface Matching {
  how: "words" | "texts" | "some";
  /** Words without diacritics, one space between them. */
  normal: string;
}

/**
 * The products that a keyword finds, as a table (product_id, tier), each once. The lower the tier the nearer: 0 the words
 * stand together in the name, 1 all are in the name, 2 in brand or category too, 3 in the description; with `some`, the
 * number of words that are missing.
 */
export function hitsOf({ how, normal }: Matching): SQL {
  if (how === "some") return hitsOfSome(normal.split(" "));
  const all = sql`plainto_tsquery('simple', ${normal})`;
  const named = sql`
    select product_id, case when names @@ phraseto_tsquery('simple', ${normal}) then 0 when names @@ ${all} then 1 else 2 end as tier
    from product_documents where words @@ ${all}`;
  if (how === "words") return named;
  return sql`
    select product_id, min(tier) as tier from (
      ${named}
      union all
      select product_id, 3 from product_details join products p on p.id = product_id and p.active
      where ${descriptionWords} @@ ${all}
    ) either group by product_id`;
}

function hitsOfSome(words: readonly string[]): SQL {
  const has = (word: string) => sql`(words @@ plainto_tsquery('simple', ${word}))`;
  const missing = sql.join(
    words.map((word) => sql`(not ${has(word)})::integer`),
    sql` + `,
  );
  return sql`
    select product_id, ${missing} as tier from product_documents
    where words @@ to_tsquery('simple', ${words.join(" | ")})`;
}
