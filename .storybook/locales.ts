import { createI18n } from "../packages/i18n/src/create-i18n.ts";
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "../packages/i18n/src/locale.ts";
import type { Namespace, Texts } from "../packages/i18n/src/namespaces.ts";

type Instance = ReturnType<typeof createI18n>;

const instances = new Map(
  LOCALES.map((locale): [Locale, Instance] => [locale, createI18n({ locale, texts: {} })]),
);

/** The i18next instance of a language, with the texts of all loaded modules. */
export const localeInstance = (language: unknown): Instance => {
  const instance = instances.get(isLocale(language) ? language : DEFAULT_LOCALE);
  if (!instance) throw new Error(`There is no ${String(language)}.`);
  return instance;
};

/** Registers the texts of a module (see own-texts.ts). */
export function addTexts(namespace: Namespace, texts: Record<Locale, Texts>): void {
  for (const [locale, instance] of instances) instance.addResourceBundle(locale, namespace, texts[locale]);
}
