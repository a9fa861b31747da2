/** By how much a text grows: what a translation into another language may need. */
const GROWTH = 0.4;

/** What stands for something else: `{{count}}`, `$t(key)`, `<1>`. */
const MARKED = /[{}<>$]/;

/**
 * Texts of a namespace, each longer by {@link GROWTH} and by one word at least: its own words follow it once more, so that
 * what wraps and hyphenates is real text.
 */
export function longTexts<Texts extends object>(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === "string" ? lengthened(value) : value instanceof Object ? longTexts(value) : value,
    ]),
  ) as Texts;
}

function lengthened(text: string): string {
  const words = text.split(" ").filter((word) => !MARKED.test(word) && word !== "");
  let added = "";
  for (const word of words) {
    if (added !== "" && added.length >= text.length * GROWTH) break;
    added += ` ${word}`;
  }
  return text + added;
}
