import type { ApiClient } from "@sen/api";
import type { Locale } from "@sen/i18n";
import { inSpan, REQUEST_ID_HEADER, tellTrace } from "@sen/server";
import { setTimeout as pause } from "node:timers/promises";
import type { SendRequest } from "./kept-menus.ts";
import type { Renderer } from "./renderer.ts";

/** Longest wait for the backend, in ms: a page that takes longer is not waited for either. */
const TIMEOUT_MS = 10_000;
/** A backend that is busy and says that it is worth asking again so soon, in seconds, is asked once more. */
const SOON_S = 2;

/**
 * The API as pages are made with it: public data only, never with a token. The id of the request goes with each call to
 * the backend's log.
 *
 * @param send how a call is sent; one that the busy backend refuses is sent twice
 */
export function backendApi(
  { createApiClient }: Renderer["entry"],
  backendUrl: string,
  locale: Locale,
  requestId: string,
  send: SendRequest = sendTwiceWhereBusy,
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
        tellTrace((name, value) => request.headers.set(name, value));
        return send(request);
      });
    },
  });
}

/** A page is made of several calls at once: one that found no place is asked again before the page is given up. */
export async function sendTwiceWhereBusy(request: Request): Promise<Response> {
  const answer = await globalThis.fetch(request);
  const seconds = answer.status === 503 ? Number(answer.headers.get("retry-after") ?? Infinity) : Infinity;
  if (request.method !== "GET" || !(seconds <= SOON_S)) return answer;
  await answer.body?.cancel();
  await pause(seconds * 1_000, undefined, { signal: request.signal });
  return globalThis.fetch(request);
}

/** The backend did not answer, or refused what it gives to everybody. `answerFailures` tells so: it may be there in a moment. */
export class BackendUnavailable extends Error {
  readonly status = 503;
}

/** The body of the backend's answer. Throws a `BackendUnavailable` where none came, and where it refused. */
export async function answerOf<Body>(call: Promise<{ data?: Body; response: Response }>): Promise<Body> {
  const { data, response } = await call.catch((cause: unknown) => {
    throw new BackendUnavailable("The backend did not answer.", { cause });
  });
  if (data === undefined) throw new BackendUnavailable(`The backend answered ${response.status}.`);
  return data;
}
