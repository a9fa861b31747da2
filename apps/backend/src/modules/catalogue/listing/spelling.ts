import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { decodeTelex } from "./telex.ts";
import { isSyllable, readForms, type Word } from "./words.ts";

/** At most so many words are tried for one that was typed, and no more words than this are doubted at once. */
const MOST_NEAR = 12;
const MOST_DOUBTFUL = 2;

/**
 * What may have been meant by words for which nothing was found, the likeliest first: keys of Telex that were not put together, accents
 * that were mistyped, words that the catalogue has in the place of those that it has not. A syllable with its accents is taken at its word.
 */
export async function correctionsOf(db: Queryable, words: readonly Word[]): Promise<Word[][]> {
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
  return [...telex, ...plain, ...(await respelled(db, words))];
}

async function respelled(db: Queryable, words: readonly Word[]): Promise<Word[][]> {
  const isDoubtful = (word: Word) =>
    (word.spelled === word.plain || !isSyllable(word)) && word.plain.length > 1 && !/\d/.test(word.plain);
  const near = await nearestWords(
    db,
    words.filter(isDoubtful).map(({ plain }) => plain),
  );
  if (near.size === 0 || near.size > MOST_DOUBTFUL) return [];
  return words.reduce<Word[][]>(
    (tries, word) => {
      const meant = isDoubtful(word)
        ? near.get(word.plain)?.map((term) => ({ spelled: term, plain: term }))
        : undefined;
      return tries.flatMap((before) => (meant ?? [word]).map((one) => [...before, one]));
    },
    [[]],
  );
}

/**
 * Those of the catalogue's words that are a slip of the finger away, the likeliest first, for each word that is no name: one letter more, less or
 * another, or two neighbours swapped; two slips in a long word.
 */
async function nearestWords(db: Queryable, words: readonly string[]): Promise<Map<string, string[]>> {
  const letters = (word: string) =>
    sql.raw(`array(select unnest(string_to_array(${word}, null)) order by 1)`);
  const { rows } = await db.execute<{ word: string; near: string[] }>(sql`
    select word, array(
      select term from (
        select term, products, is_name, case when distance = 2 and ${letters("term")} = ${letters("word")} then 1 else distance end as slips
        from search_terms, levenshtein_less_equal(term, word, 2) as distance
        where length(term) between length(word) - 2 and length(word) + 2 and distance between 1 and 2
      ) as likely
      where slips <= case when length(word) >= 8 then 2 else 1 end
      order by slips, is_name desc, products desc, term limit ${MOST_NEAR}
    ) as near
    from unnest(${sql.param(words)}::text[]) as typed (word)
    where not exists (select from search_terms where term = word and is_name)`);
  return new Map(rows.map(({ word, near }) => [word, near]));
}
