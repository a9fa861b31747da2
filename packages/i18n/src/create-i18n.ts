import { createInstance, type BackendModule, type i18n } from "i18next";
import type { Locale } from "./locale.ts";
import type { LoadedTexts, Namespace, Texts } from "./namespaces.ts";
import { withOverrides, type TextOverrides } from "./text-overrides.ts";

/** Loads the texts of one namespace in one language. */
export type LoadTexts = (locale: Locale, namespace: Namespace) => Promise<Texts>;

export interface I18nOptions {
  locale: Locale;
  /** Texts that are loaded already. Shared, never copied. */
  texts: LoadedTexts;
  /**
   * Loads a missing namespace.
   * @default from this package's files
   */
  load?: LoadTexts;
  /** An application's own texts for this language, in place of the library's: `{ cart: { title: "Túi đồ" } }`. */
  overrides?: TextOverrides;
}

/** Maximum retries after a failed load, with exponential backoff: a phone may be in an elevator. */
const RETRIES = 4;

/** Delay before the first retry, in ms; it doubles with each retry. */
const FIRST_RETRY_MS = 500;

/** Loads the map of all texts. A server-rendered page has its texts already, and needs the map for later ones only. */
export const fetchTextMap = async (): Promise<{ loadNamespace: LoadTexts }> => import("./load-namespace.ts");

const loadFromFiles: LoadTexts = async (locale, namespace) => {
  const { loadNamespace } = await fetchTextMap();
  return loadNamespace(locale, namespace);
};

/** Creates an i18next instance for one language, ready at once: one per request on the server, one in the browser. */
export function createI18n({ locale, texts, load = loadFromFiles, overrides = {} }: I18nOptions): i18n {
  const own = (namespace: Namespace, loaded: Texts) => withOverrides(loaded, overrides[namespace]);
  const resources = Object.fromEntries(
    Object.entries(texts).map(([namespace, loaded]) => [namespace, own(namespace as Namespace, loaded)]),
  );
  const loadOwn: LoadTexts = async (language, namespace) => own(namespace, await load(language, namespace));
  const instance = createInstance();
  void instance.use(backendOf(loadOwn)).init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: false,
    resources: { [locale]: resources },
    partialBundledLanguages: true,
    initAsync: false,
    load: "currentOnly",
    interpolation: { escapeValue: false },
    // A missing text is left out: customers never see a key.
    parseMissingKeyHandler: () => "",
    maxRetries: RETRIES,
    retryTimeout: FIRST_RETRY_MS,
    react: { useSuspense: true, bindI18n: "", bindI18nStore: "" },
  });
  return instance;
}

const backendOf = (load: LoadTexts): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read(locale, namespace, done) {
    load(locale as Locale, namespace as Namespace).then(
      (texts) => {
        done(null, texts);
      },
      (error: unknown) => {
        done(error instanceof Error ? error : String(error), true); // True: retry.
      },
    );
  },
});
