import { plainText } from "./plain-text.ts";
import { tidyText } from "./tidy-text.ts";

/** Maximum number of searches kept on a device. The spec does not show it. */
export const PAST_SEARCH_LIMIT = 10;

const sameSearch = (one: string, other: string) =>
  one.toLocaleLowerCase("vi") === other.toLocaleLowerCase("vi");

/** Adds a search to the front, and removes a duplicate. */
export function addPastSearch(past: readonly string[], keyword: string): string[] {
  const added = tidyText(keyword);
  if (added === "") return [...past];
  return [added, ...past.filter((one) => !sameSearch(one, added))].slice(0, PAST_SEARCH_LIMIT);
}

/** Removes one search. */
export function removePastSearch(past: readonly string[], keyword: string): string[] {
  return past.filter((one) => !sameSearch(one, keyword));
}

const letters = (text: string) => plainText(tidyText(text));

/** The past searches that begin with the typed text, ignoring accents; all if it is empty. */
export function matchingPastSearches(past: readonly string[], typed: string): string[] {
  const wanted = letters(typed);
  return past.filter((one) => letters(one).startsWith(wanted) && letters(one) !== (wanted || null));
}
