import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import type { Lexicon } from "./lexicon.ts";
import { decodeTelex } from "./telex.ts";
import { isSyllable, readForms, type Word } from "./words.ts";

/** At most this many words are tried for one that was typed. */
const MOST_NEAR = 6;
/** Mistyped words are looked up among all words of the catalogue: no more of them than this. */
const MOST_CORRECTIONS = 2;
/** Changes of single letters that two slips may be: two neighbours that were swapped are two of these. */
const MOST_CHANGES = 2;

/** One slip in a short word, two in a long one. */
const slips = (word: string): number => (word.length >= 8 ? 2 : 1);

/**
 * What may have been meant by words for which nothing was found, the likeliest first: accents that were mistyped, keys of Telex that were
 * not put together, words that the catalogue has in the place of those that it has not. A syllable with its accents is taken at its word.
 */
export async function correctionsOf(
  db: Queryable,
  words: readonly Word[],
  lexicon: Lexicon,
): Promise<Word[][]> {
  const hasAccents = words.some(({ spelled, plain }) => spelled !== plain);
  const plain =
    hasAccents && words.length > 1 ? [words.map((word) => ({ spelled: word.plain, plain: word.plain }))] : [];
  const decoded = words.map(({ spelled }) => decodeTelex(spelled));
  const forms = await readForms(
    db,
    decoded.map((text) => text ?? ""),
  );
  const telex = decoded.some((text) => text !== null)
    ? [words.map((word, index) => (decoded[index] === null ? word : (forms[index] ?? word)))]
    : [];
  return [...telex, ...plain, ...(await respelled(db, words, lexicon))];
}

async function respelled(db: Queryable, words: readonly Word[], lexicon: Lexicon): Promise<Word[][]> {
  const isDoubtful = (word: Word) =>
    !lexicon.vocabulary.has(word.plain) && (word.spelled === word.plain || !isSyllable(word));
  const doubtful = words.filter(isDoubtful).filter(({ plain }) => plain.length > 1 && !/\d/.test(plain));
  if (doubtful.length === 0 || doubtful.length > MOST_CORRECTIONS) return [];
  const near = await nearestWords(
    db,
    doubtful.map(({ plain }) => plain),
    lexicon,
  );
  return doubtful.reduce<Word[][]>(
    (tries, word, index) =>
      tries.flatMap((one) =>
        (near[index] ?? []).map((meant) => one.with(words.indexOf(word), { spelled: meant, plain: meant })),
      ),
    [[...words]],
  );
}

/** For each word, those of the catalogue that are a slip of the finger away, the likeliest first. The database looks through its words. */
async function nearestWords(
  db: Queryable,
  words: readonly string[],
  { vocabulary }: Lexicon,
): Promise<string[][]> {
  const { rows } = await db.execute<{ word: string; term: string; products: number }>(sql`
    select word, term, products
    from unnest(${sql.param(words)}::text[]) as typed (word)
    join search_terms on length(term) between length(word) - ${MOST_CHANGES} and length(word) + ${MOST_CHANGES}
      and levenshtein_less_equal(term, word, ${MOST_CHANGES}) <= ${MOST_CHANGES}`);
  return words.map((word) => {
    const known = rows
      .filter((row) => row.word === word)
      .map(({ term, products }) => [term, products] as const);
    const counts = new Map<string, number>([...[...vocabulary].map((term) => [term, 0] as const), ...known]);
    return [...counts]
      .flatMap(([term, products]) => {
        const distance = term === word ? Infinity : editDistance(word, term, slips(word));
        return distance <= slips(word) ? [{ term, products, distance, isNamed: vocabulary.has(term) }] : [];
      })
      .sort(
        (a, b) => a.distance - b.distance || Number(b.isNamed) - Number(a.isNamed) || b.products - a.products,
      )
      .slice(0, MOST_NEAR)
      .map(({ term }) => term);
  });
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
