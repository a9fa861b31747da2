import { loadTexts, type I18n } from "@sen/i18n";
import type { PageModule } from "../core/page-module.ts";
import type { Route } from "../core/route.ts";
import { SHELL_TEXTS } from "./routes.ts";

/** Every page's module, fetched when it is first shown. */
const modules = import.meta.glob<PageModule>("../areas/*/*Page.tsx");

/** Fetches the module of a page. */
export async function importPage({ page }: Pick<Route, "page">): Promise<PageModule> {
  const load = modules[`../areas/${page}.tsx`];
  if (!load) throw new Error(`There is no page ${page}.`);
  return load();
}

interface Loading {
  promise: Promise<PageModule>;
  /** When it failed, in ms; undefined while it has not. */
  failedAt?: number;
}

/** For how long a page that could not be had is not asked for again, in ms. */
const FAILURE_KEPT_MS = 1_000;

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Loading>();

/** A page whose module and texts are there; undefined while they are not. */
export const loadedPage = ({ page }: Route): PageModule | undefined => loaded.get(page);

/** Has a page's module and texts there, asking for each once. Rejects when one of them cannot be had. */
export function loadPage(route: Route, i18n: I18n): Promise<PageModule> {
  const known = loading.get(route.page);
  const isOver = known?.failedAt !== undefined && Date.now() - known.failedAt > FAILURE_KEPT_MS;
  if (known && !isOver) return known.promise;
  const next: Loading = {
    promise: Promise.all([importPage(route), loadTexts(i18n, [...SHELL_TEXTS, ...route.texts])]).then(
      ([module]) => {
        loaded.set(route.page, module);
        return module;
      },
    ),
  };
  next.promise.catch(() => {
    next.failedAt = Date.now();
  });
  loading.set(route.page, next);
  return next.promise;
}
