import { useLocale, type Locale } from "@sen/i18n";
import { createInstance, type i18n } from "i18next";
import { useTranslation } from "react-i18next";
import { words } from "./words.ts";

// The application's own key types: the library has others, and changes none of these.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "lam";
    resources: { lam: typeof words.vi };
  }
}

function instanceOf(lng: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng,
    defaultNS: "lam",
    resources: { vi: { lam: words.vi }, en: { lam: words.en } },
    initAsync: false,
  });
  return instance;
}
const instances = { vi: instanceOf("vi"), en: instanceOf("en") };

/** The shop's own words, beside those of the library. */
export const useOwnTexts = () => useTranslation("lam", { i18n: instances[useLocale()] });
