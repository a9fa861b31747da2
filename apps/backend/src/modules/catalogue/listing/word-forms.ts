import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connect.ts";

/** A word as it is spelled (`sen_spelled`) and without accents (`sen_plain`). */
export interface Word {
  spelled: string;
  plain: string;
  /** Whether it is meant exactly as it is spelled: a word of our own data, not one that somebody typed. */
  sure?: true;
}

/** Both forms of each of these words, in their order: the database alone says what they are. */
export async function readForms(db: Queryable, words: readonly string[]): Promise<Word[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ spelled: string; plain: string }>(sql`
    select sen_spelled(word) as spelled, sen_plain(word) as plain
    from unnest(${sql.param(words)}::text[]) with ordinality as asked (word, place) order by place`);
  return rows;
}
