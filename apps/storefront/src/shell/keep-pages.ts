import { navigationTiming } from "../core/navigation-timing.ts";
import { WORKER_PATH } from "../core/offline-pages.ts";

/**
 * Registers the service worker that caches pages for offline use, and has it cache a page that it has not fetched itself: one reached by
 * client-side navigation, or opened before it was registered. Posts the message that Workbox's router listens for.
 */
export async function keepPage(path: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH);
  const { name = "", workerStart = 0 } = navigationTiming() ?? {};
  const [opened] = name.split("#");
  if (workerStart > 0 && opened === location.origin + path) return;
  const files = performance
    .getEntriesByType("resource")
    .flatMap((file) => (file.name.startsWith(`${location.origin}/assets/`) ? [file.name] : []));
  const page = [path, { headers: { accept: "text/html" } }];
  const urlsToCache = workerStart > 0 ? [page] : [page, ...files];
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
