import { sql, type SQL } from "drizzle-orm";

/** Which products a keyword finds, and which of them come first: queries (`tsquery`) over a product's words. */
export interface Matching {
  /** What a product must have. Null finds nothing. */
  need: string | null;
  /** What brings it forward, and how far. */
  ranks: readonly { words: string; worth: number }[];
}

/** Which products are looked at: all, the best sold of each category, or those that are not. */
export type Among = "all" | "bestsellers" | "others";

const among: Record<Among, SQL> = {
  all: sql.raw("true"),
  bestsellers: sql.raw("bestseller"),
  others: sql.raw("not bestseller"),
};

/** The products that a keyword finds, as a table (product_id, tier), each once; the lower the tier the nearer. */
export function hitsOf(matching: Matching, which: Among = "all"): SQL {
  const worth = matching.ranks.map(
    (rank) => sql`case when words @@ ${rank.words}::tsquery then ${rank.worth}::integer else 0 end`,
  );
  return sql`
    select product_id, ${worth.length > 0 ? sql`- (${sql.join(worth, sql` + `)})` : sql.raw("0")} as tier
    from product_documents where ${fits(matching)} and ${among[which]}`;
}

/** Whether a product is found, by its `words` alone. */
export const fits = ({ need }: Matching): SQL =>
  need === null ? sql.raw("false") : sql`words @@ ${need}::tsquery`;
