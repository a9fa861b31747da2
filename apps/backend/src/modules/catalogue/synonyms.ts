import { and, asc, eq, sql } from "../../database/drizzle.ts";
import { searchSynonyms } from "../../database/schema/index.ts";
import type { Database } from "../../database/connect.ts";

/** What people type, and what they mean by it. */
export interface Synonym {
  phrase: string;
  meant: string;
}

/** What else people call things, by what they type. */
export const listSynonyms = (db: Database) =>
  db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.phrase), asc(searchSynonyms.meant));

/** From now on the phrase finds what is meant as well. */
export async function addSynonym(db: Database, pair: Synonym): Promise<void> {
  await db.insert(searchSynonyms).values(spelled(pair)).onConflictDoNothing();
}

/** The phrase finds what is meant no more. False where it did not. */
export async function removeSynonym(db: Database, pair: Synonym): Promise<boolean> {
  const { phrase, meant } = spelled(pair);
  const isThis = and(eq(searchSynonyms.phrase, phrase), eq(searchSynonyms.meant, meant));
  return (await db.delete(searchSynonyms).where(isThis).returning()).length > 0;
}

/** Both as the search spells them. */
const spelled = ({ phrase, meant }: Synonym) => ({
  phrase: sql<string>`sen_spelled(${phrase})`,
  meant: sql<string>`sen_spelled(${meant})`,
});
