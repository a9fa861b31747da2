import { useEffect, useRef } from "react";

/** Keeps the pages that are seen for when there is no network, once the browser has nothing else to do. */
export function useKeptPages(path: string, isSecret: boolean): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (isSecret || last.current === path) return;
    const isStep = last.current !== undefined;
    last.current = path;
    const timer = window.setTimeout(() => {
      const keep = async () => {
        const { keepPage, startKeepingPages } = await import("./keep-pages.ts");
        await (isStep ? keepPage(path) : startKeepingPages());
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
