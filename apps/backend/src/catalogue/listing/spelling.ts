import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connect.ts";

/** A typed word, and words of the catalogue that may be meant by it, the likeliest first. */
interface Spelling {
  known: boolean;
  near: string[];
}

/** At most this many words are tried for one that was typed. */
const MOST_NEAR = 12;

/** One slip in a short word, two in a long one. */
const slips = (word: string): number => (word.length >= 8 ? 2 : 1);

/** For each word, those of the catalogue that are a slip of the finger away. */
export async function nearestWords(db: Queryable, words: readonly string[]): Promise<Spelling[]> {
  const lengths = words.map((word) => word.length);
  const { rows } = await db.execute<{ term: string; products: number }>(sql`
    select term, products from search_terms
    where length(term) between ${Math.min(...lengths) - 2} and ${Math.max(...lengths) + 2}`);
  const known = new Set(rows.map(({ term }) => term));
  return words.map((word) => ({
    known: known.has(word),
    near: rows
      .flatMap(({ term, products }) => {
        const distance = term === word ? Infinity : editDistance(word, term, slips(word));
        return distance <= slips(word) ? [{ term, products, distance }] : [];
      })
      .sort((a, b) => a.distance - b.distance || b.products - a.products)
      .slice(0, MOST_NEAR)
      .map(({ term }) => term),
  }));
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
