import { storedWins, type Locale } from "@sen/i18n";
import { persistedText } from "../persisted.ts";

const store = persistedText("locale", { in: "device" });

/** The locale this device chose, if it ever did. */
export function readStoredLocale(): string | null {
  return store.read();
}

/** Remembers the chosen locale on this device (spec §1). */
export function storeLocale(locale: Locale): void {
  store.write(locale);
}

/** Replaces the address by its twin in the stored locale when they differ; true when it does (spec §1). */
export function redirectToStoredLocale(): boolean {
  const { pathname, search, hash } = window.location;
  const target = storedWins(readStoredLocale(), pathname + search + hash);
  if (target === null) return false;
  window.location.replace(target);
  return true;
}
