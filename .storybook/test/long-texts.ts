/** Growth factor of texts, as a translation into another language may need. */
const GROWTH = 0.4;

/** Matches placeholders: `{{count}}`, `$t(key)`, `<1>`. */
const MARKED = /[{}<>$]/;

/**
 * Lengthens the texts of a namespace by {@link GROWTH}, at least by one word. Repeats each text's own words, so that real
 * words wrap and hyphenate.
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
