import { both } from "../content/types.ts";

/** Search terms in both languages, each once. */
export function termsOf(...lists: (string | undefined)[]) {
  const pairs = lists.filter((list) => list !== undefined).map(both);
  const split = (language: 0 | 1) => [
    ...new Set(pairs.flatMap((pair) => pair[language].split(",").map((term) => term.trim()))),
  ];
  return { search_terms_vi: split(0), search_terms_en: split(1) };
}
