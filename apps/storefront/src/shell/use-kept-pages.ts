import { useEffect } from "react";
import { fetchAhead } from "./reload-after-deploy.ts";

/** Caches visited pages for offline use, a few seconds after they are shown. */
export function useKeptPages(path: string, isSecret: boolean): void {
  useEffect(() => {
    if (isSecret || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const keep = async () => (await fetchAhead(() => import("./keep-pages.ts")))?.keepPage(path);
    // If it fails, the page is not cached.
    const timer = window.setTimeout(() => void keep().catch(() => undefined), REST_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [path, isSecret]);
}

const REST_MS = 3_000;
