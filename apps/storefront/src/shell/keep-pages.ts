import { WORKER_PATH } from "../core/offline-pages.ts";

/** Registers the service worker that caches pages for offline use, and has it cache the page that was open before it. */
export async function startKeepingPages(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(WORKER_PATH);
  if (!isFirst) return;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  await askToKeep([pageRequest(location.pathname + location.search), ...files]);
}

/** Caches a page reached by client-side navigation, for which the browser requested no document. */
export const keepPage = (path: string): Promise<void> => askToKeep([pageRequest(path)]);

const pageRequest = (path: string) => [path, { headers: { accept: "text/html" } }] as const;

/** Posts the message that Workbox's router listens for. */
async function askToKeep(urlsToCache: readonly (string | ReturnType<typeof pageRequest>)[]): Promise<void> {
  if (!(await navigator.serviceWorker.getRegistration())) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
