import { localizedPath, storedWins, type Locale } from "@sen/i18n";
import { persistedText } from "../persisted.ts";
import { write } from "../write.ts";
import { readSession } from "./session.ts";

const MAX_WAIT_MS = 5_000;

/** The locale chosen on this device, if any (spec §1). */
const store = persistedText("locale", { in: "device" });

/** Redirects to the same page in the stored locale if it differs. True if it does (spec §1). */
export function redirectToStoredLocale(): boolean {
  const { pathname, search, hash } = window.location;
  const target = storedWins(store.read(), pathname + search + hash);
  if (target === null) return false;
  window.location.replace(target);
  return true;
}

/**
 * Stores the chosen locale on the device, saves it on the server for a signed-in customer, and opens the same page in it.
 * Loads a new document, because texts, cached responses and the document's language change together.
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  store.write(locale);
  if (readSession() !== null) {
    // The choice holds on this device even if the server cannot be reached, or not soon.
    const saving = write("PUT /customers/me/lang", { body: { lang: locale }, keepalive: true });
    const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    await Promise.race([saving, late]).catch(() => undefined);
  }
  const { pathname, search, hash } = window.location;
  window.location.assign(localizedPath(pathname + search + hash, locale));
}
