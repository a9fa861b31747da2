import { WORKER_PATH } from "../core/offline-pages.ts";

/** Registers the worker that keeps pages for when there is no network. The page that is open was there before it. */
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

/** Has a page kept that was stepped to: the browser has asked for no document of it. */
export const keepPage = (path: string): Promise<void> => askToKeep([pageRequest(path)]);

const pageRequest = (path: string) => [path, { headers: { accept: "text/html" } }] as const;

/** Workbox's router listens for this message. */
async function askToKeep(urlsToCache: readonly (string | ReturnType<typeof pageRequest>)[]): Promise<void> {
  if (!(await navigator.serviceWorker.getRegistration())) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
