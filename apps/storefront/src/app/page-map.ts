import { loadTexts, type I18n } from "@sen/i18n";
import type { PageModule } from "../core/page-data.ts";
import type { Route } from "../core/route.ts";
import { SHELL_TEXTS } from "./routes.ts";

/** Every page's module by its file. The list names a hundred built files: it comes after the page that is opened. */
const modules = import.meta.glob<PageModule>("../areas/*/*Page.tsx");

/** Fetches the module of a page. */
export async function importPage({ page }: Pick<Route, "page">): Promise<PageModule> {
  const load = modules[`../areas/${page}.tsx`];
  if (!load) throw new Error(`There is no page ${page}.`);
  return load();
}

/** Fetches the module of a page and its texts. Rejects when one of them cannot be had. */
export async function fetchPage(route: Route, i18n: I18n): Promise<PageModule> {
  const [module] = await Promise.all([importPage(route), loadTexts(i18n, [...SHELL_TEXTS, ...route.texts])]);
  return module;
}
