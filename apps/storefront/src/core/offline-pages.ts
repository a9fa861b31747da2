import { localizedPath, type Locale } from "@sen/i18n/locale";

/** The service worker's file (`src/worker`). */
export const WORKER_PATH = "/service-worker.js";

/** The service worker's cache of recently seen pages. */
export const PAGES_CACHE = "pages";

/** The fallback page when there is no network. */
export const OFFLINE_PATHS: Readonly<Record<Locale, string>> = {
  vi: localizedPath("/offline", "vi"),
  en: localizedPath("/offline", "en"),
};

/** Deletes the cache of pages seen on this device. */
export function forgetSeenPages(): void {
  if ("caches" in globalThis) caches.delete(PAGES_CACHE).catch(() => undefined); // Storage may be refused.
}
