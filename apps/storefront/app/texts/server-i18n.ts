import { createI18n, localeOfPath, reportingI18n, type Locale } from "@sen/i18n";
import { allTexts } from "@sen/i18n/all";

type Instance = ReturnType<typeof createI18n>;

const instances = new Map<Locale, Instance>();

/** The i18n instance of one render, in the language of its path. All that it knows it shares with every other. */
export function createServerI18n(pathname: string): Instance {
  const locale = localeOfPath(pathname);
  const shared = instances.get(locale) ?? createI18n({ locale, texts: allTexts[locale] });
  instances.set(locale, shared);
  return reportingI18n(shared);
}
