import { and, asc, eq, sql } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { searchSynonyms } from "../../database/schema/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import type { Command, Given } from "./command.ts";

/** What concerns the search. */
export const searchCommands: readonly Command[] = [
  {
    name: "search synonyms",
    usage: "",
    about: "What else people call things, and what it is taken for.",
    run: ({ db }) => listSynonyms(db),
  },
  {
    name: "search add",
    usage: '"<what people type>" "<what they mean>"',
    about: "From now on the first finds the second as well.",
    run: async ({ db }, given) => {
      await db.insert(searchSynonyms).values(pairOf(given)).onConflictDoNothing();
      return listSynonyms(db);
    },
  },
  {
    name: "search remove",
    usage: '"<what people type>" "<what they mean>"',
    about: "The first finds the second no more.",
    run: async ({ db }, given) => {
      const { phrase, meant } = pairOf(given);
      const removed = await db
        .delete(searchSynonyms)
        .where(and(eq(searchSynonyms.phrase, phrase), eq(searchSynonyms.meant, meant)))
        .returning();
      if (removed.length === 0) throw new StartFailure("There is no such synonym.");
      return listSynonyms(db);
    },
  },
];

async function listSynonyms(db: OperatorContext["db"]) {
  return db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.phrase), asc(searchSynonyms.meant));
}

/** Both as the search spells them. */
function pairOf({ args: [phrase = "", meant = ""] }: Given) {
  if (phrase.trim() === "" || meant.trim() === "") {
    throw new StartFailure('Give both: search add "đt" "điện thoại".');
  }
  return { phrase: sql<string>`sen_spelled(${phrase})`, meant: sql<string>`sen_spelled(${meant})` };
}
