import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connect.ts";
import type { Locale } from "../../http/messages.ts";
import { accented } from "./accents.ts";
import { hitsOf, type Matching } from "./hits.ts";
import { nearestWords } from "./spelling.ts";

/** What a keyword comes to. */
export interface Understanding {
  matching: Matching;
  /** The keyword that was meant, when it was not the one sent. */
  suggestion: string | null;
}

/** Below this many products by name, descriptions are searched too. */
const FEW = 24;
/** More words than this do not make a search any finer. */
const MOST_WORDS = 12;
/** Mistyped words are looked up among all words of the catalogue: no more of them than this. */
const MOST_CORRECTIONS = 4;

/**
 * Makes out what a keyword asks for: the words as they are, in names or else in descriptions; with slips of the finger
 * put right when that finds nothing; at last any of the words. Null when the keyword is blank.
 */
export async function understand(
  db: Queryable,
  keyword: string | undefined,
  locale: Locale,
): Promise<Understanding | null> {
  if (!keyword?.trim()) return null;
  const { normal, found } = await look(db, keyword);
  const words = [...new Set(normal.split(" "))].slice(0, MOST_WORDS);
  const asTyped = words.join(" ");
  if (found > 0) {
    return { matching: { how: found < FEW ? "texts" : "words", normal: asTyped }, suggestion: null };
  }
  if (await isDescribed(db, asTyped)) {
    return { matching: { how: "texts", normal: asTyped }, suggestion: null };
  }

  const corrected = await correct(db, words);
  if (corrected !== null) {
    const { found: meant } = await look(db, corrected);
    return {
      matching: { how: meant < FEW ? "texts" : "words", normal: corrected },
      suggestion: await accented(db, corrected, locale),
    };
  }
  return { matching: { how: "some", normal: asTyped }, suggestion: null };
}

/** The keyword without diacritics, and how many products have all its words; counted up to `FEW`. */
async function look(db: Queryable, keyword: string): Promise<{ normal: string; found: number }> {
  const { rows } = await db.execute<{ normal: string; found: number }>(sql`
    select normal, (
      select count(*) from (
        select from product_documents where words @@ plainto_tsquery('simple', normal) limit ${FEW}
      ) some_of_them
    ) as found
    from sen_normalize(${keyword}) as normal`);
  return rows[0] ?? { normal: "", found: 0 };
}

async function isDescribed(db: Queryable, normal: string): Promise<boolean> {
  const { rows } = await db.execute<{ any: boolean }>(sql`
    select exists (select from (${hitsOf({ how: "texts", normal })}) hit) as any`);
  return rows[0]?.any ?? false;
}

/** The words with slips put right so that some product has all of them; null when that cannot be done. */
async function correct(db: Queryable, words: readonly string[]): Promise<string | null> {
  const spellings = await nearestWords(db, words);
  const isUnknown = (index: number) => spellings[index]?.known === false;
  const unknown = words.flatMap((_, index) => (isUnknown(index) ? [index] : []));
  if (unknown.length > MOST_CORRECTIONS) return null;
  // Words that exist are taken at their word; each other one is settled by what was settled before it.
  let settled = words.map((word, index) => (isUnknown(index) ? null : word));
  for (const index of unknown) {
    const tries = (spellings[index]?.near ?? []).map((near) => settled.toSpliced(index, 1, near));
    const best = await mostFound(db, tries);
    if (best === null) return null;
    settled = best;
  }
  if (unknown.length > 0) return textOf(settled);
  // Every word exists, but no product has them all: one of them is meant to be another.
  const swaps = words.flatMap((_, index) =>
    (spellings[index]?.near ?? []).map((near) => settled.toSpliced(index, 1, near)),
  );
  const best = await mostFound(db, swaps);
  return best && textOf(best);
}

type Settled = (string | null)[];

const textOf = (words: Settled): string => words.filter((word) => word !== null).join(" ");

/** Of several sets of words the one that most products have; null when none has any. */
async function mostFound(db: Queryable, sets: readonly Settled[]): Promise<Settled | null> {
  if (sets.length === 0) return null;
  const texts = sets.map(textOf);
  const { rows } = await db.execute<{ place: number }>(sql`
    select place::integer from (
      select place, (
        select count(*) from (
          select from product_documents where words @@ plainto_tsquery('simple', text) limit 200
        ) some_of_them
      ) as found
      from unnest(${sql.param(texts)}::text[]) with ordinality as tried (text, place)
    ) counted
    where found > 0 order by found desc, place limit 1`);
  const [best] = rows;
  return best ? (sets[best.place - 1] ?? null) : null;
}
