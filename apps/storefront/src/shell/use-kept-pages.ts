import { useEffect, useRef } from "react";
import { fetchAhead } from "./reload-after-deploy.ts";

/** Caches visited pages for offline use, a few seconds after they are shown. */
export function useKeptPages(path: string, isSecret: boolean): void {
  const opened = useRef(path);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (isSecret || last.current === path) return;
    const keep = async () => {
      const calls = await fetchAhead(() => import("./keep-pages.ts"));
      if (!calls) return;
      const isFirst = last.current === undefined;
      last.current = path;
      if (isFirst) await calls.startKeepingPages();
      if (path !== opened.current) await calls.keepPage(path);
    };
    // If it fails, the page is not cached.
    const timer = window.setTimeout(() => void keep().catch(() => undefined), REST_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [path, isSecret]);
}

const REST_MS = 3_000;
