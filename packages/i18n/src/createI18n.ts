import { createInstance, type i18n } from "i18next";
import { setFetcher } from "./comingTexts.ts";
import type { Locale } from "./locale.ts";
import { loadNamespace } from "./loadNamespace.ts";
import type { LoadedTexts, Namespace, Texts } from "./namespaces.ts";

export interface I18nOptions {
  locale: Locale;
  /** What is loaded already. It is shared, never copied. */
  texts: LoadedTexts;
  /**
   * How a namespace that is not loaded is fetched when a component first asks for it.
   * @default loadNamespace
   */
  load?: (locale: Locale, namespace: Namespace) => Promise<Texts>;
}

/** An i18next instance of one language, ready at once. One per language, on the server as in the browser. */
export function createI18n({ locale, texts, load = loadNamespace }: I18nOptions): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: false,
    resources: { [locale]: texts },
    initAsync: false,
    load: "currentOnly",
    interpolation: { escapeValue: false },
    react: { useSuspense: true, bindI18n: false, bindI18nStore: false },
  });
  setFetcher(instance, (namespace) => load(locale, namespace));
  return instance;
}
