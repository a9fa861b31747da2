import { useI18n, type I18n } from "@sen/i18n";
import { useEffect, useRef } from "react";
import { preload, useSWRConfig, type Cache } from "swr";
import { fetchClient } from "../core/api.ts";
import { ask, cacheKey } from "../core/query.ts";
import { endlessCacheKey } from "../core/endless-list.ts";
import { loadPage } from "./page-modules.ts";
import type { Route } from "../core/route.ts";
import { matchPage, routes } from "./routes.ts";

/** How long a mouse stays on a link whose page is worth fetching, in ms. A finger or a key that comes down means it. */
const HOVER_MS = 50;

/** Has a page's module, texts and first answers on their way, as far as they are not there. */
async function prefetch(href: string, i18n: I18n, cache: Cache): Promise<void> {
  const { pathname, search, origin } = new URL(href, window.location.origin);
  const match = origin === window.location.origin ? matchPage(pathname, search) : null;
  if (!match || !navigator.onLine) return;
  const { queries } = await loadPage(match.row, i18n);
  const { required = [], lists = [] } = queries?.(match.values) ?? {};
  const isKept = (key: string) => cache.get(key)?.data !== undefined;
  const wanted = [
    ...required.filter((one) => !isKept(cacheKey(one))),
    ...lists.filter((one) => !isKept(endlessCacheKey(one))),
  ];
  await Promise.all(wanted.map((one) => preload(one, () => ask(one))));
}

/** Handlers that fetch a link's page ahead when a mouse stays on it, a finger touches it or the focus comes to it. */
export function usePrefetchEvents(href: string | null) {
  const i18n = useI18n();
  const { cache } = useSWRConfig();
  const timer = useRef<number | undefined>(undefined);
  if (href === null) return {};
  const start = () => {
    prefetch(href, i18n, cache).catch(() => undefined); // The step itself tells what went wrong.
  };
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
 * Loads the pages that the open one leads to, and what asks the API, once the page is at rest and on a line that is good
 * for it: a tap then waits for neither.
 */
export function useIdlePrefetch(row: Route | null): void {
  const i18n = useI18n();
  useEffect(() => {
    if (!row || !isGoodLine()) return undefined;
    const timer = setTimeout(() => {
      loadNextPages(row, i18n).catch(() => undefined); // The step itself tells what went wrong.
    }, IDLE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [row, i18n]);
}

/** After the page was shown, with its pictures, in ms. */
const IDLE_AFTER_MS = 2_000;

async function loadNextPages({ leadsTo = [] }: Route, i18n: I18n): Promise<void> {
  await fetchClient();
  for (const next of routes.filter(({ page }) => leadsTo.includes(page))) await loadPage(next, i18n);
}
