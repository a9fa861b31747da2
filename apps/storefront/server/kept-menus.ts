import { LRUCache } from "lru-cache";
import type { OutdatedPages } from "./outdated-pages.ts";

/** Queries that every page needs: the category tree and the malls. */
const MENU_PATHS = ["/categories", "/malls/all"];
/** How long a response is cached, in ms: as long as a page is fresh. */
const KEPT_MS = 60_000;

export type SendRequest = (request: Request) => Promise<Response>;

interface Answer {
  madeAt: number;
  productIds: readonly number[];
  response: Response;
  body: string;
}

/**
 * Caches the menus, which every page shows: fetches them once a minute per language, or when the whole catalogue has changed. Other
 * requests pass through. Refusals are not cached.
 */
export function keepMenus(send: SendRequest, outdated: Pick<OutdatedPages, "has">): SendRequest {
  const kept = new LRUCache<string, Answer, Request>({
    max: 10,
    ttl: KEPT_MS,
    perf: Date,
    fetchMethod: async (_key, _known, { context: request }) => {
      const madeAt = Date.now();
      const response = await send(request);
      return { madeAt, productIds: [], response, body: await response.text() };
    },
  });
  return async (request) => {
    if (!MENU_PATHS.some((path) => request.url.endsWith(`/api/v1${path}`))) return send(request);
    const key = `${request.headers.get("lang")} ${request.url}`;
    const fetchMenu = (forceRefresh: boolean) => kept.forceFetch(key, { context: request, forceRefresh });
    // One that was on its way when the catalogue changed is outdated, too.
    const known = await fetchMenu(false);
    const { response, body } = outdated.has(known) ? await fetchMenu(true) : known;
    if (!response.ok) kept.delete(key);
    return new Response(body, response);
  };
}
