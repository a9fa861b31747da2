import { useI18n, type I18n } from "@sen/i18n";
import { useEffect, useRef } from "react";
import { preload, useSWRConfig, type Cache } from "swr";
import { fetchClient } from "../core/api.ts";
import { ask, cacheKey } from "../core/query.ts";
import { fetchPageMap, loadPage } from "./page-modules.ts";
import type { Route } from "../core/route.ts";
import { fetchAhead } from "../shell/reload-after-deploy.ts";
import { matchPage, routes } from "./routes.ts";

/** How long a mouse stays on a link whose page is worth fetching, in ms. A finger or a key that comes down means it. */
const HOVER_MS = 50;

/** Prefetches what a page still lacks of its module, texts and first answers. */
async function prefetch(href: string, i18n: I18n, cache: Cache): Promise<void> {
  const { pathname, search, origin } = new URL(href, window.location.origin);
  const match = origin === window.location.origin ? matchPage(pathname, search) : null;
  if (!match || !navigator.onLine) return;
  const { queries } = await loadPage(match.row, i18n);
  const { required = [] } = queries?.(match.values) ?? {};
  const wanted = required.filter((one) => cache.get(cacheKey(one))?.data === undefined);
  await Promise.all(wanted.map((one) => preload(one, () => ask(one))));
}

/** Handlers that fetch a link's page ahead when a mouse stays on it, a finger touches it or the focus comes to it. */
export function usePrefetchEvents(href: string | null) {
  const i18n = useI18n();
  const { cache } = useSWRConfig();
  const timer = useRef<number | undefined>(undefined);
  if (href === null) return {};
  const start = () => void fetchAhead(() => prefetch(href, i18n, cache));
  return {
    onPointerEnter: () => {
      timer.current = window.setTimeout(start, HOVER_MS);
    },
    onPointerLeave: () => {
      window.clearTimeout(timer.current);
    },
    onTouchStart: start,
    onFocus: start,
  };
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

/**
 * Once the page is at rest, fetches what a step needs: what pages are found by, and on a line that is good for it the pages that
 * the open one leads to, and what asks the API. A tap then waits for neither.
 */
export function useIdlePrefetch(row: Route | null): void {
  const i18n = useI18n();
  useEffect(() => {
    const timer = setTimeout(() => void fetchAhead(() => prefetchSteps(row, i18n)), IDLE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [row, i18n]);
}

/** After the page was shown, with its pictures, in ms. */
const IDLE_AFTER_MS = 2_000;

async function prefetchSteps(row: Route | null, i18n: I18n): Promise<void> {
  await fetchPageMap();
  if (!row || !isGoodLine()) return;
  await fetchClient();
  const { leadsTo = [] } = row;
  for (const next of routes.filter(({ page }) => leadsTo.includes(page))) await loadPage(next, i18n);
}
