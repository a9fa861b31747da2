import { createI18n, localeOfPath } from "@sen/i18n";
import { readHandedTexts } from "./handed-texts.ts";

/** The page's i18n instance, with the texts that the server rendered it with; other namespaces load when first used. */
export function createBrowserI18n(): ReturnType<typeof createI18n> {
  return createI18n({ locale: localeOfPath(window.location.pathname), texts: readHandedTexts() });
}
