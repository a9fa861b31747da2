import { useEffect, useRef } from "react";
import { fetchAhead } from "./reload-after-deploy.ts";

/** Keeps the pages that are seen for when there is no network, once the browser has nothing else to do. */
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
      keep().catch(() => undefined); // Nothing is kept then.
    }, REST_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [path, isSecret]);
}

/** How long a page has been open that is worth keeping, in ms. */
const REST_MS = 3_000;
