import { localizedPath, type Locale } from "@sen/i18n";
import { write } from "../write.ts";
import { readSession } from "./session-store.ts";
import { storeLocale } from "./stored-locale.ts";

/**
 * Stores the chosen language on the device, tells the server when somebody is signed in, and opens the same page in it.
 * A whole new page: texts, cached answers and the document's language change together.
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  storeLocale(locale);
  if (readSession() !== null) {
    // The device's choice stands whether or not the server hears of it.
    await write("PUT /customers/me/lang", { body: { lang: locale } }).catch(() => undefined);
  }
  const { pathname, search, hash } = window.location;
  window.location.assign(localizedPath(pathname + search + hash, locale));
}
