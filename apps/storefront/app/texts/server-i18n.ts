import { createI18n, localeOfPath } from "@sen/i18n";
import { allTexts } from "@sen/i18n/all";

/** The request's own i18n instance, in the language of its path. It shares the parsed texts with every other. */
export function createServerI18n(pathname: string): ReturnType<typeof createI18n> {
  const locale = localeOfPath(pathname);
  return createI18n({ locale, texts: allTexts[locale] });
}
