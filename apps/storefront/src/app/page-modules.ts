import { fetchTextMap, type I18n } from "@sen/i18n";
import type { PageModule } from "../core/page-data.ts";
import type { Route } from "../core/route.ts";
import type * as PageMap from "./page-map.ts";

/** How long a failed page is not fetched again, in ms. */
const FAILURE_KEPT_MS = 1_000;

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** Fetches the maps of all page modules and texts. A file of the build that is missing is requested once. */
export async function fetchPageMap(): Promise<typeof PageMap> {
  const map = await import("./page-map.ts");
  await fetchTextMap();
  return map;
}

export const loadedPage = ({ page }: Route): PageModule | undefined => loaded.get(page);

/** Registers a page whose module and texts came with the document. */
export async function keepPage(route: Route, module: Promise<PageModule>): Promise<void> {
  loaded.set(route.page, await withLayout(route, module));
}

async function withLayout({ inAccount }: Route, page: Promise<PageModule>): Promise<PageModule> {
  const [module, layout] = await Promise.all([
    page,
    inAccount && import("../areas/account/AccountSection.tsx"),
  ]);
  return layout ? { ...module, Layout: layout.AccountSection } : module;
}

/** Loads a page's module and texts, each once. Rejects if either cannot be fetched. */
export function loadPage(route: Route, i18n: I18n): Promise<PageModule> {
  const { page } = route;
  const module = loaded.get(page);
  const known = module ? Promise.resolve(module) : loading.get(page);
  if (known) return known;
  const promise = fetchPageMap().then(({ fetchPage, withRetries }) =>
    withRetries(() => withLayout(route, fetchPage(route, i18n))),
  );
  promise.then(
    (fetched) => loaded.set(page, fetched),
    () => setTimeout(() => loading.delete(page), FAILURE_KEPT_MS),
  );
  loading.set(page, promise);
  return promise;
}
