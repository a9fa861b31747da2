import { fetchTextMap, type I18n } from "@sen/i18n";
import type { PageModule } from "../core/page-data.ts";
import type { Route } from "../core/route.ts";
import type * as PageMap from "./page-map.ts";

interface Loading {
  promise: Promise<PageModule>;
  /** When it failed, in ms; undefined while it has not. */
  failedAt?: number;
}

/** For how long a page that could not be had is not asked for again, in ms. */
const FAILURE_KEPT_MS = 1_000;

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Loading>();

/** Fetches what every page's module and texts are found by: one file of the build, asked for once when it is missing. */
export async function fetchPageMap(): Promise<typeof PageMap> {
  const map = await import("./page-map.ts");
  await fetchTextMap();
  return map;
}

/** A page whose module and texts are there; undefined while they are not. */
export const loadedPage = ({ page }: Route): PageModule | undefined => loaded.get(page);

/** Remembers a page whose module and texts have come with the document. */
export function keepPage({ page }: Route, module: PageModule): void {
  loaded.set(page, module);
  loading.set(page, { promise: Promise.resolve(module) });
}

/** Has a page's module and texts there, asking for each once. Rejects when one of them cannot be had. */
export function loadPage(route: Route, i18n: I18n): Promise<PageModule> {
  const known = loading.get(route.page);
  const isOver = known?.failedAt !== undefined && Date.now() - known.failedAt > FAILURE_KEPT_MS;
  if (known && !isOver) return known.promise;
  const next: Loading = {
    promise: fetchPageMap().then(async ({ fetchPage }) => {
      const module = await fetchPage(route, i18n);
      loaded.set(route.page, module);
      return module;
    }),
  };
  next.promise.catch(() => {
    next.failedAt = Date.now();
  });
  loading.set(route.page, next);
  return next.promise;
}
