import type { Locale } from "./messages.ts";

/** A translated column in the caller's language: `inLanguage(row, "name", locale)` reads `name_vi` or `name_en`. */
export function inLanguage<Name extends string>(
  row: Record<`${Name}_vi` | `${Name}_en`, string>,
  name: Name,
  locale: Locale,
): string {
  return locale === "en" ? row[`${name}_en`] : row[`${name}_vi`];
}
