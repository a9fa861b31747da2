import { StartFailure } from "../../database/failure.ts";
import { addSynonym, listSynonyms, removeSynonym, type Synonym } from "../../modules/catalogue/index.ts";
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
    about: "From now on the first finds what has the second in a name of its kind or category.",
    run: async ({ db }, given) => {
      await addSynonym(db, pairOf(given));
      return listSynonyms(db);
    },
  },
  {
    name: "search remove",
    usage: '"<what people type>" "<what they mean>"',
    about: "The first finds the second no more.",
    run: async ({ db }, given) => {
      if (!(await removeSynonym(db, pairOf(given)))) throw new StartFailure("There is no such synonym.");
      return listSynonyms(db);
    },
  },
];

function pairOf({ args: [phrase = "", meant = ""] }: Given): Synonym {
  if (phrase.trim() === "" || meant.trim() === "") {
    throw new StartFailure('Give both: search add "đt" "điện thoại".');
  }
  return { phrase, meant };
}
