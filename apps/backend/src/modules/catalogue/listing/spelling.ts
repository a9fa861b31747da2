import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connect.ts";

/** At most this many words are tried for one that was typed. */
const MOST_NEAR = 12;
/** Changes of single letters that two slips may be: two neighbours that were swapped are two of these. */
const MOST_CHANGES = 2;

/** One slip in a short word, two in a long one. */
const slips = (word: string): number => (word.length >= 8 ? 2 : 1);

/** For each word, those of the catalogue that are a slip of the finger away, the likeliest first. The database looks through its words. */
export async function nearestWords(db: Queryable, words: readonly string[]): Promise<string[][]> {
  const { rows } = await db.execute<{ word: string; term: string; products: number }>(sql`
    select word, term, products
    from unnest(${sql.param(words)}::text[]) as typed (word)
    join search_terms on length(term) between length(word) - ${MOST_CHANGES} and length(word) + ${MOST_CHANGES}
      and levenshtein_less_equal(term, word, ${MOST_CHANGES}) <= ${MOST_CHANGES}`);
  return words.map((word) =>
    rows
      .flatMap((row) => {
        const distance = row.word === word ? editDistance(word, row.term, slips(word)) : Infinity;
        return distance <= slips(word) ? [{ ...row, distance }] : [];
      })
      .sort((a, b) => a.distance - b.distance || b.products - a.products)
      .slice(0, MOST_NEAR)
      .map(({ term }) => term),
  );
}

/** Letters to add, drop, change or swap with their neighbour to make one word of another; above `most` it does not matter how many. */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? (before[column - 2] ?? 0) + 1
          : Infinity;
      current.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[to.length] ?? most + 1;
}
