import { useI18n } from "@sen/i18n";
import { firstSign } from "@sen/ui/primitives";
import { useEffect, useMemo, type DOMAttributes, type SyntheticEvent } from "react";
import { useSWRConfig } from "swr";
import { fetchSender } from "../core/api.ts";
import { fetchPageMap } from "./page-modules.ts";
import type { Route } from "../core/route.ts";
import { fetchAhead } from "../shell/reload-after-deploy.ts";

/** How long a mouse must hover over a link to prefetch its page, in ms. Touch and focus prefetch at once. */
const HOVER_MS = 50;

const prefetchModule = () => import("./prefetch-page.ts");

export type PrefetchEvents = Required<
  Pick<DOMAttributes<HTMLAnchorElement>, "onPointerEnter" | "onPointerLeave" | "onTouchStart" | "onFocus">
>;

/** Event handlers shared by all links, which prefetch a page when its link is hovered, touched or focused. */
export function usePrefetchEvents(): PrefetchEvents {
  const i18n = useI18n();
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const prefetch = async (href: string) =>
      (await prefetchModule()).prefetchPage(href, i18n, { cache, mutate });
    return eventsThat((href) => fetchAhead(() => prefetch(href)));
  }, [i18n, cache, mutate]);
}

function eventsThat(fetchPage: (href: string) => unknown): PrefetchEvents {
  let timer: number | undefined;
  const start = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => void fetchPage(currentTarget.href);
  return {
    onPointerEnter({ currentTarget: { href } }) {
      timer = window.setTimeout(() => fetchPage(href), HOVER_MS);
    },
    onPointerLeave() {
      window.clearTimeout(timer);
    },
    onTouchStart: start,
    onFocus: start,
  };
}

/** Delay after the page was shown, in ms, to leave time for its pictures. */
const IDLE_AFTER_MS = 2_000;

/**
 * Once the page is idle, preloads the page map, so that no tap waits for it. After the first interaction, on a good
 * connection, also preloads the write client and the pages that the open one leads to.
 */
export function useIdlePrefetch(row: Route | null): void {
  const i18n = useI18n();
  useEffect(() => {
    let isOpen = true;
    const rest = async () => {
      await fetchAhead(fetchPageMap);
      // A customer's page soon sends a write: preload the write client, on a slow connection too.
      if (row?.customersOnly) await fetchAhead(fetchSender);
      await firstSign();
      if (isOpen && row) await fetchAhead(async () => (await prefetchModule()).prefetchSteps(row, i18n));
    };
    const timer = setTimeout(() => void rest(), IDLE_AFTER_MS);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [row, i18n]);
}
