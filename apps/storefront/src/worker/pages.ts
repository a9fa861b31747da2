/// <reference lib="webworker" />
import { localeOfPath, unlocalizedPath } from "@sen/i18n/locale";
import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { OFFLINE_PATHS, PAGES_CACHE } from "../core/offline-pages.ts";
import { worker } from "./scope.ts";

/** URLs of the files that the offline page needs, set by the build (`vite/service-worker.ts`). */
declare const OFFLINE_FILES: readonly string[];
/** Changes with every build that changes a page. */
declare const BUILD: string;

/** A kept page is shown if the network has sent nothing for this long. Its app fetches prices, stock and a customer's data anew. */
const MAX_WAIT_SECONDS = 3;
const MOST_PAGES = 30;
const MOST_FILES = 300;
const MOST_PICTURES = 100;
const MONTH_SECONDS = 30 * 24 * 60 * 60;
const KEPT_AT = "x-kept-at";

/**
 * Adds the time spent in this cache to a page's age (`Server-Timing: age`), from which the app's clock starts.
 */
const aged: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected
      ? withHeader(response, KEPT_AT, String(Date.now()))
      : null,
  cachedResponseWillBeUsed: async ({ cachedResponse: kept }) => {
    const keptAt = Number(kept?.headers.get(KEPT_AT));
    if (!kept || keptAt === 0) return kept;
    const age = Number(/age;dur=(\d+)/.exec(kept.headers.get("server-timing") ?? "")?.[1] ?? 0);
    return withHeader(kept, "server-timing", `age;dur=${age + Date.now() - keptAt}`);
  },
};

/** Caches public pictures only: customers' own, of documents or returns, must not outlast their session on the device. */
const publicOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.ok && response.headers.get("cache-control")?.startsWith("public") ? response : null,
};

function withHeader(response: Response, name: string, value: string): Response {
  const headers = new Headers(response.headers);
  headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/**
 * Offline support: serves the pages seen last, with their files and pictures, and an offline page for all others. Pages hold
 * no customer data (ADR 15), and API responses are not cached.
 */
export function keepPages(): void {
  enableNavigationPreload();
  addPlugins([aged]);
  precacheAndRoute([
    ...OFFLINE_FILES.map((url) => ({ url, revision: null })),
    ...Object.values(OFFLINE_PATHS).map((url) => ({ url, revision: BUILD })),
  ]);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
    new CacheFirst({ cacheName: "files", plugins: [limited(MOST_FILES)] }),
  );
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.destination === "image",
    new CacheFirst({ cacheName: "pictures", plugins: [publicOnly, limited(MOST_PICTURES)] }),
  );
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.headers.get("accept")?.startsWith("text/html") && !isSecret(url),
    new NetworkFirst({
      cacheName: PAGES_CACHE,
      networkTimeoutSeconds: MAX_WAIT_SECONDS,
      plugins: [aged, limited(MOST_PAGES)],
    }),
  );
  setCatchHandler(({ request }) => Promise.resolve(offlinePageFor(request)));
}

const limited = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true });

/** Not cached: the social sign-in, whose query string holds a code, and backend files, which are no pages. */
const isSecret = ({ pathname }: URL): boolean =>
  /^\/login\/social|^\/(api|media|gateway|carrier)\//.test(unlocalizedPath(pathname));

/** Redirects to the offline page with the requested URL behind the `#`, so that one cached page serves all. */
function offlinePageFor({ mode, url }: Request): Response {
  if (mode !== "navigate") return Response.error();
  const { pathname, search } = new URL(url);
  const path = OFFLINE_PATHS[localeOfPath(pathname)];
  return Response.redirect(`${worker.location.origin}${path}#${pathname}${search}`);
}
