import type { OutdatedPages } from "./outdated-pages.ts";

/** Queries that every page needs: the category tree and the malls. */
const MENU_PATHS = ["/categories", "/malls/all"];
/** How long a response is cached, in ms: as long as a page is fresh. */
const KEPT_MS = 60_000;

export type SendRequest = (request: Request) => Promise<Response>;

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Caches the menus, which every page shows: fetches them once a minute per language, or when the whole catalogue has changed. Other
 * requests pass through. Refusals are not cached.
 */
export function keepMenus(send: SendRequest, outdated: Pick<OutdatedPages, "has">): SendRequest {
  const kept = new Map<string, { madeAt: number; answer: Promise<Answer> }>();

  function askAnew(key: string, request: Request): Promise<Answer> {
    const answer = read(send(request));
    const entry = { madeAt: Date.now(), answer };
    kept.set(key, entry);
    const forget = () => kept.get(key) === entry && kept.delete(key);
    answer.then(({ status }) => status !== 200 && forget(), forget);
    return answer;
  }
  function keptAnswer(key: string): Promise<Answer> | undefined {
    const { madeAt = -Infinity, answer } = kept.get(key) ?? {};
    const isOver = Date.now() - madeAt >= KEPT_MS || outdated.has({ madeAt, productIds: [] });
    return isOver ? undefined : answer;
  }
  return async (request) => {
    if (!MENU_PATHS.some((path) => request.url.endsWith(`/api/v1${path}`))) return send(request);
    const key = `${request.headers.get("lang")} ${request.url}`;
    const { body, ...answer } = await (keptAnswer(key) ?? askAnew(key, request));
    return new Response(body, answer);
  };
}

async function read(sent: Promise<Response>): Promise<Answer> {
  const response = await sent;
  return { status: response.status, headers: response.headers, body: await response.text() };
}
