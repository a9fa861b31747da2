import { fetchTextMap, type I18n } from "@sen/i18n";
import type { PageModule } from "../core/page-data.ts";
import type { Route } from "../core/route.ts";
import type * as PageMap from "./page-map.ts";

interface KnownPage {
  promise: Promise<PageModule>;
  module?: PageModule;
  failedAt?: number;
}

/** How long a failed page is not fetched again, in ms. */
const FAILURE_KEPT_MS = 1_000;

const pages = new Map<string, KnownPage>();

/** Fetches the maps of all page modules and texts. A file of the build that is missing is requested once. */
export async function fetchPageMap(): Promise<typeof PageMap> {
  const map = await import("./page-map.ts");
  await fetchTextMap();
  return map;
}

export const loadedPage = ({ page }: Route): PageModule | undefined => pages.get(page)?.module;

/** Registers a page whose module and texts came with the document. */
export function keepPage({ page }: Route, module: PageModule): void {
  pages.set(page, { promise: Promise.resolve(module), module });
}

/** Loads a page's module and texts, each once. Rejects if either cannot be fetched. */
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
