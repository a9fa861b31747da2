import type { ApiClient } from "@sen/api";
import type { Locale } from "@sen/i18n";
import { inSpan, REQUEST_ID_HEADER, tellTrace } from "@sen/telemetry";
import type { Renderer } from "./renderer.ts";

/** Longest wait for the backend, in ms: a page that takes longer is not waited for either. */
const TIMEOUT_MS = 10_000;

/**
 * The API as pages are made with it: public data only, never with a token. The id of the request goes with each call to
 * the backend's log.
 */
export function backendApi(
  { createApiClient }: Renderer["entry"],
  backendUrl: string,
  locale: Locale,
  requestId: string | undefined,
): ApiClient {
  return createApiClient({
    baseUrl: `${backendUrl}/api/v1`,
    getToken: () => null,
    getLocale: () => locale,
    onUnauthorized: () => undefined,
    timeoutMs: TIMEOUT_MS,
    fetch: (request) => {
      if (requestId !== undefined) request.headers.set(REQUEST_ID_HEADER, requestId);
      const { method, url } = request;
      const attributes = { "http.request.method": method, "url.path": new URL(url).pathname };
      return inSpan(`${method} backend`, { attributes }, () => {
        tellTrace((name, value) => request.headers.set(name, value));
        return globalThis.fetch(request);
      });
    },
  });
}
