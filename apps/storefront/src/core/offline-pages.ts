import { localizedPath, type Locale } from "@sen/i18n/locale";

/** The worker's file (`src/worker`). */
export const WORKER_PATH = "/service-worker.js";

/** Where the worker keeps the pages seen last. */
export const PAGES_CACHE = "pages";

/** The page that stands for every other one without a network. */
export const OFFLINE_PATHS: Readonly<Record<Locale, string>> = {
  vi: localizedPath("/offline", "vi"),
  en: localizedPath("/offline", "en"),
};

/** Forgets which pages were seen on this device. */
export function forgetSeenPages(): void {
  if ("caches" in globalThis) caches.delete(PAGES_CACHE).catch(() => undefined); // A browser that keeps nothing.
}
