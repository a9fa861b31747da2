import { useEffect, useRef } from "react";
import { fetchAhead } from "./reload-after-deploy.ts";

/** Caches visited pages for offline use, a few seconds after they are shown. */
export function useKeptPages(path: string, isSecret: boolean): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (isSecret || last.current === path) return;
    const isStep = last.current !== undefined;
    last.current = path;
    const timer = window.setTimeout(() => {
      const keep = async () => {
        const calls = await fetchAhead(() => import("./keep-pages.ts"));
        await (isStep ? calls?.keepPage(path) : calls?.startKeepingPages());
      };
      keep().catch(() => undefined); // The page is not cached then.
    }, REST_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [path, isSecret]);
}

const REST_MS = 3_000;
