import { allTexts } from "../packages/i18n/src/all.ts";
import { createI18n } from "../packages/i18n/src/create-i18n.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../packages/i18n/src/locale.ts";

type Instance = ReturnType<typeof createI18n>;

const instances = new Map<Locale, Instance>();

/** An i18next of one language with every namespace loaded, made once. */
export function localeInstance(language: unknown): Instance {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const known = instances.get(locale);
  if (known) return known;
  const instance = createI18n({ locale, texts: allTexts[locale] });
  instances.set(locale, instance);
  return instance;
}
