import { sql, type SQL } from "../../../database/drizzle.ts";

/** Which products a keyword finds, and which of them come first: queries (`tsquery`) over a product's words. */
export interface Matching {
  /** What a product must have. Null finds nothing. */
  need: string | null;
  /** What brings it forward, and how far. */
  ranks: readonly { words: string; worth: number }[];
}

/** At most so many products that a keyword finds, as a table (product_id, worth), each once: of more the best sold of each category first. */
export function hitsOf({ need, ranks }: Matching, most: number): SQL {
  if (need === null) return sql.raw("select product_id, 0 as worth from product_documents where false");
  const worth = ranks.map(
    (rank) => sql`case when words @@ ${rank.words}::tsquery then ${rank.worth}::integer else 0 end`,
  );
  const candidates = (which: string) => sql`
    (select product_id, words from product_documents where words @@ ${need}::tsquery and ${sql.raw(which)} limit ${most})`;
  return sql`
    select product_id, ${worth.length > 0 ? sql.join(worth, sql` + `) : sql.raw("0")} as worth
    from (${candidates("bestseller")} union all ${candidates("not bestseller")} limit ${most}) as candidate`;
}
