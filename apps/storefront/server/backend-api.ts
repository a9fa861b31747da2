import type { ApiClient } from "@sen/api";
import type { Locale } from "@sen/i18n";
import { inSpan, REQUEST_ID_HEADER, injectTraceContext } from "@sen/server";
import { setTimeout as pause } from "node:timers/promises";
import type { SendRequest } from "./kept-menus.ts";
import type { Renderer } from "./renderer.ts";

/** Backend timeout, in ms: nobody waits longer for a page. */
const TIMEOUT_MS = 10_000;
/** A busy backend whose `Retry-After` is at most this many seconds gets one retry. */
const SOON_S = 2;

/**
 * The API client for rendering pages: public data only, without a token. Each call carries the request's id to the backend's log.
 *
 * @param send sends a call; by default retries once if the backend is busy
 */
export function backendApi(
  { createApiClient }: Renderer["entry"],
  backendUrl: string,
  locale: Locale,
  requestId: string,
  send: SendRequest = fetchWithBusyRetry,
): ApiClient {
  return createApiClient({
    baseUrl: `${backendUrl}/api/v1`,
    getToken: () => null,
    getLocale: () => locale,
    onUnauthorized: () => undefined,
    timeoutMs: TIMEOUT_MS,
    fetch: (request) => {
      request.headers.set(REQUEST_ID_HEADER, requestId);
      const { method, url } = request;
      const attributes = { "http.request.method": method, "url.path": new URL(url).pathname };
      return inSpan(`${method} backend`, { attributes }, () => {
        injectTraceContext((name, value) => request.headers.set(name, value));
        return send(request);
      });
    },
  });
}

/** Retries a GET once if the backend is busy: a page makes several calls at once and would fail if one is refused. */
export async function fetchWithBusyRetry(request: Request): Promise<Response> {
  const answer = await globalThis.fetch(request);
  const seconds = answer.status === 503 ? Number(answer.headers.get("retry-after") ?? Infinity) : Infinity;
  if (request.method !== "GET" || !(seconds <= SOON_S)) return answer;
  await answer.body?.cancel();
  await pause(seconds * 1_000, undefined, { signal: request.signal });
  return globalThis.fetch(request);
}
