import { localizedPath, storedWins, type Locale } from "@sen/i18n";
import { persistedText } from "../persisted.ts";
import { write } from "../write.ts";
import { readSession } from "./session.ts";

/** The language that this device chose, if it ever did (spec §1). */
const store = persistedText("locale", { in: "device" });

/** Replaces the address by its twin in the stored locale when they differ; true when it does (spec §1). */
export function redirectToStoredLocale(): boolean {
  const { pathname, search, hash } = window.location;
  const target = storedWins(store.read(), pathname + search + hash);
  if (target === null) return false;
  window.location.replace(target);
  return true;
}

/**
 * Stores the chosen language on the device, tells the server when somebody is signed in, and opens the same page in it.
 * A whole new page: texts, cached answers and the document's language change together.
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  store.write(locale);
  if (readSession() !== null) {
    // The device's choice stands whether or not the server hears of it.
    await write("PUT /customers/me/lang", { body: { lang: locale } }).catch(() => undefined);
  }
  const { pathname, search, hash } = window.location;
  window.location.assign(localizedPath(pathname + search + hash, locale));
}
