import { loadTexts, type I18n } from "@sen/i18n";
import { reloadFailedStyleSheets } from "@sen/ui/primitives";
import type { PageModule } from "../core/page-data.ts";
import type { Route } from "../core/route.ts";
import { withLayout } from "./page-modules.ts";
import { SHELL_TEXTS } from "./routes.ts";

/** Every page's module by file. The list names a hundred chunks, so it is loaded after the page that is opened. */
const modules = import.meta.glob<PageModule>("../areas/*/*Page.tsx");

export async function importPage({ page }: Pick<Route, "page">): Promise<PageModule> {
  const load = modules[`../areas/${page}.tsx`];
  if (!load) throw new Error(`There is no page ${page}.`);
  return load();
}

/** Pauses before files of a page that were lost on the way are requested again, in ms. */
const RETRY_AFTER_MS = import.meta.env.SSR ? [] : [500, 2_000];

export async function fetchPage(
  route: Route,
  i18n: I18n,
  [pauseMs, ...pauses]: readonly number[] = RETRY_AFTER_MS,
): Promise<PageModule> {
  try {
    const texts = loadTexts(i18n, [...SHELL_TEXTS, ...route.texts]);
    const [module] = await Promise.all([withLayout(route, importPage(route)), texts]);
    return module;
  } catch (lost) {
    if (pauseMs === undefined) throw lost;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await reloadFailedStyleSheets();
    return fetchPage(route, i18n, pauses);
  }
}
