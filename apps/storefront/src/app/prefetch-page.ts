import type { I18n } from "@sen/i18n";
import type { useSWRConfig } from "swr";
import { fetchSender } from "../core/api.ts";
import { ask, cachedAnswer, cacheKey, isDue, prefetching, type Query } from "../core/query.ts";
import { loadPage } from "./page-modules.ts";
import type { Route } from "../core/route.ts";
import { matchPage, routes } from "./routes.ts";

type Swr = Pick<ReturnType<typeof useSWRConfig>, "cache" | "mutate">;

/** Prefetches whatever is missing of a page's module, texts and required responses. */
export async function prefetchPage(href: string, i18n: I18n, swr: Swr): Promise<void> {
  const { pathname, search, origin } = new URL(href);
  const match = origin === window.location.origin ? matchPage(pathname, search) : null;
  if (!match || !navigator.onLine) return;
  const { queries } = await loadPage(match.row, i18n);
  const { required = [] } = queries?.(match.values) ?? {};
  await Promise.all(required.map((one) => prefetchAnswer(one, swr)));
}

/** Fetches and caches the response to a query, unless a fresh one is cached. */
async function prefetchAnswer(asked: Query, { cache, mutate }: Swr): Promise<void> {
  const key = cacheKey(asked);
  if (prefetching.has(key) || !isDue(asked, cachedAnswer(cache, asked))) return;
  const asking = ask(asked).finally(() => prefetching.delete(key));
  prefetching.set(key, () => asking.catch(() => ask(asked)));
  await mutate(key, await asking, { revalidate: false });
}

/** On a good connection, preloads the write client and the pages that the open one leads to. */
export async function prefetchSteps({ leadsTo = [] }: Route, i18n: I18n): Promise<void> {
  if (!navigator.onLine || !isGoodLine()) return;
  await fetchSender();
  for (const next of routes.filter(({ page }) => leadsTo.includes(page))) await loadPage(next, i18n);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isGoodLine(): boolean {
  const { saveData = false, effectiveType = "4g" } =
    (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === "4g";
}
