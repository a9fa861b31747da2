import { fetchTextMap, type I18n } from "@sen/i18n";
import type { PageModule } from "../core/page-data.ts";
import type { Route } from "../core/route.ts";
import type * as PageMap from "./page-map.ts";

interface KnownPage {
  promise: Promise<PageModule>;
  /** What came; undefined while it has not. */
  module?: PageModule;
  /** When it failed, in ms; undefined while it has not. */
  failedAt?: number;
}

/** For how long a page that could not be had is not asked for again, in ms. */
const FAILURE_KEPT_MS = 1_000;

const pages = new Map<string, KnownPage>();

/** Fetches what every page's module and texts are found by: one file of the build, asked for once when it is missing. */
export async function fetchPageMap(): Promise<typeof PageMap> {
  const map = await import("./page-map.ts");
  await fetchTextMap();
  return map;
}

/** A page whose module and texts are there; undefined while they are not. */
export const loadedPage = ({ page }: Route): PageModule | undefined => pages.get(page)?.module;

/** Remembers a page whose module and texts have come with the document. */
export function keepPage({ page }: Route, module: PageModule): void {
  pages.set(page, { promise: Promise.resolve(module), module });
}

/** Has a page's module and texts there, asking for each once. Rejects when one of them cannot be had. */
export function loadPage(route: Route, i18n: I18n): Promise<PageModule> {
  const known = pages.get(route.page);
  const isOver = known?.failedAt !== undefined && Date.now() - known.failedAt > FAILURE_KEPT_MS;
  if (known && !isOver) return known.promise;
  const promise = fetchPageMap().then(({ fetchPage }) => fetchPage(route, i18n));
  const next: KnownPage = { promise };
  promise.then(
    (module) => (next.module = module),
    () => (next.failedAt = Date.now()),
  );
  pages.set(route.page, next);
  return promise;
}
