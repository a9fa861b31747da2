import { useI18n, type I18n } from "@sen/i18n";
import { useEffect, useRef } from "react";
import { preload, useSWRConfig, type Cache } from "swr";
import { ask, cacheKey } from "../data/query.ts";
import { endlessCacheKey } from "../data/endless-list.ts";
import { canonicalSearch, matchPage } from "../match-page.ts";
import { loadPage } from "../page-modules.ts";

/** How long a mouse stays on a link whose page is worth fetching, in ms. A finger or a key that comes down means it. */
const HOVER_MS = 50;

/** Has a page's module, texts and first answers on their way, as far as they are not there. */
function prefetch(href: string, i18n: I18n, cache: Cache): void {
  const { pathname, search, origin } = new URL(href, window.location.origin);
  const match = origin === window.location.origin ? matchPage(pathname, search) : null;
  if (!match || !navigator.onLine) return;
  loadPage(match.row, i18n).catch(() => undefined); // The step itself tells what went wrong.
  const query = new URLSearchParams(canonicalSearch(match));
  const { required = [], lists = [] } = match.row.queries?.({ ...match.place, query }) ?? {};
  const isKept = (key: string) => cache.get(key)?.data !== undefined;
  const wanted = [
    ...required.filter((one) => !isKept(cacheKey(one))),
    ...lists.filter((one) => !isKept(endlessCacheKey(one))),
  ];
  for (const one of wanted) void preload(one, () => ask(one)).catch(() => undefined);
}

/** Handlers that fetch a link's page ahead when a mouse stays on it, a finger touches it or the focus comes to it. */
export function usePrefetchEvents(href: string | null) {
  const i18n = useI18n();
  const { cache } = useSWRConfig();
  const timer = useRef<number | undefined>(undefined);
  if (href === null) return {};
  const start = () => {
    prefetch(href, i18n, cache);
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

/**
 * Fetches the files of pages that the opened one leads to, at the lowest priority, once the browser is idle and on a line
 * that is good for it.
 */
export function useIdlePrefetch(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData || (connection?.effectiveType ?? "4g") !== "4g") return undefined;
    const timer = setTimeout(fetchAhead, IDLE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
}

/** After the page has hydrated and shown its pictures, in ms. */
const IDLE_AFTER_MS = 2_000;

function fetchAhead(): void {
  const { ahead = "" } = document.querySelector<HTMLElement>("script[data-app]")?.dataset ?? {};
  for (const href of ahead.split(" ").filter(Boolean)) {
    const as = href.endsWith(".css") ? "style" : "script";
    const link = Object.assign(document.createElement("link"), { rel: "prefetch", as, href });
    // What has a link counts as preloaded: the step would ask for its modules one after another.
    link.onload = link.onerror = () => {
      link.remove();
    };
    document.head.append(link);
  }
}
