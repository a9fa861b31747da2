import { createInstance, type BackendModule, type i18n } from "i18next";
import type { Locale } from "./locale.ts";
import type { LoadedTexts, Namespace, Texts } from "./namespaces.ts";
import { withOverrides, type TextOverrides } from "./text-overrides.ts";

/** Fetches the texts of one namespace in one language. */
export type LoadTexts = (locale: Locale, namespace: Namespace) => Promise<Texts>;

export interface I18nOptions {
  locale: Locale;
  /** What is loaded already. It is shared, never copied. */
  texts: LoadedTexts;
  /**
   * How a namespace that is not loaded is fetched.
   * @default from this package's files
   */
  load?: LoadTexts;
  /** An application's own words in place of the library's, in this language: `{ cart: { title: "Túi đồ" } }`. */
  overrides?: TextOverrides;
}

/** How often texts that could not be had are asked for again, at growing distances: a phone may be in a lift. */
const RETRIES = 4;

/** Before the first of these retries, in ms; each later one waits twice as long. */
const FIRST_RETRY_MS = 500;

/** Fetches what texts are found by. An application that was sent with its texts needs it for the next ones only. */
export const fetchTextMap = async (): Promise<{ loadNamespace: LoadTexts }> => import("./load-namespace.ts");

const loadFromFiles: LoadTexts = async (locale, namespace) => {
  const { loadNamespace } = await fetchTextMap();
  return loadNamespace(locale, namespace);
};

/** An i18next instance of one language, ready at once: one for each request on the server, one in the browser. */
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
    // A text that cannot be had is left out: no customer is shown a key.
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
        done(error instanceof Error ? error : String(error), true); // True: it is worth asking again.
      },
    );
  },
});
