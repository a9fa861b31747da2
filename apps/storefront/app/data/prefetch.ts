import { unlocalizedPath } from "@sen/i18n";
import { matchPath } from "react-router-dom";
import { preload, type Cache } from "swr";
import { api } from "./browser-api.ts";
import { productQuery } from "./catalog.ts";
import { keyOf, PREFIX, type AnyQuery } from "./query.ts";

/** Which first query a page will ask: its answer can be on its way before the finger lifts. */
const firstQueries: readonly (readonly [pattern: string, query: (id: number) => AnyQuery])[] = [
  ["/product/:id", productQuery],
];

/** Fetches the data of the page a link leads to, if it is not in the cache yet. */
export function prefetchPage(href: string, cache: Cache): void {
  const path = unlocalizedPath(new URL(href, window.location.origin).pathname);
  for (const [pattern, query] of firstQueries) {
    const id = Number(matchPath(pattern, path)?.params["id"]);
    if (!Number.isSafeInteger(id)) continue;
    const asked = query(id);
    if (cache.get(keyOf(asked))?.data !== undefined) continue;
    const [apiPath, init] = asked;
    void preload([PREFIX, apiPath, init], async () => {
      const get = api.GET as (path: string, init: unknown) => Promise<{ data?: unknown; error?: unknown }>;
      const { data, error } = await get(apiPath, init);
      if (error !== undefined) throw error;
      return data;
    }).catch(() => undefined); // The page itself asks again and says what went wrong.
  }
}
