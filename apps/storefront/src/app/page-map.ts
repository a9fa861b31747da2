import { loadTexts, type I18n } from "@sen/i18n";
import { reloadFailedStyleSheets } from "@sen/ui/primitives";
import type { PageModule } from "../core/page-data.ts";
import type { Route } from "../core/route.ts";
import { SHELL_TEXTS } from "./routes.ts";

/** Every page's module by file. The list names a hundred chunks, so it is loaded after the page that is opened. */
const modules = import.meta.glob<PageModule>("../areas/*/*Page.tsx");

export async function importPage({ page }: Pick<Route, "page">): Promise<PageModule> {
  const load = modules[`../areas/${page}.tsx`];
  if (!load) throw new Error(`There is no page ${page}.`);
  return load();
}

export async function fetchPage(route: Route, i18n: I18n): Promise<PageModule> {
  const [module] = await Promise.all([importPage(route), loadTexts(i18n, [...SHELL_TEXTS, ...route.texts])]);
  return module;
}

/** Repeats what failed because a file was lost on the way, with these pauses, in ms. */
export async function withRetries<Files>(
  fetchFiles: () => Promise<Files>,
  [pauseMs, ...pauses]: readonly number[] = import.meta.env.SSR ? [] : [500, 2_000],
): Promise<Files> {
  try {
    return await fetchFiles();
  } catch (lost) {
    if (pauseMs === undefined) throw lost;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await reloadFailedStyleSheets();
    return withRetries(fetchFiles, pauses);
  }
}
