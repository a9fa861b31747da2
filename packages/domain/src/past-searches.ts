import { plainText } from "./plain-text.ts";
import { tidyText } from "./tidy-text.ts";

/** Searches that a device keeps; the specification does not show how many. */
export const PAST_SEARCH_LIMIT = 10;

const sameSearch = (one: string, other: string) =>
  one.toLocaleLowerCase("vi") === other.toLocaleLowerCase("vi");

/** What was searched for on a device, the newest first, after one search more; one that was there moves to the front. */
export function addPastSearch(past: readonly string[], keyword: string): string[] {
  const added = tidyText(keyword);
  if (added === "") return [...past];
  return [added, ...past.filter((one) => !sameSearch(one, added))].slice(0, PAST_SEARCH_LIMIT);
}

/** The same without one of them. */
export function removePastSearch(past: readonly string[], keyword: string): string[] {
  return past.filter((one) => !sameSearch(one, keyword));
}

const letters = (text: string) => plainText(tidyText(text));

/** The past searches that begin with what is typed, with or without its accents; all of them while nothing is typed. */
export function matchingPastSearches(past: readonly string[], typed: string): string[] {
  const wanted = letters(typed);
  return past.filter((one) => letters(one).startsWith(wanted) && letters(one) !== (wanted || null));
}
