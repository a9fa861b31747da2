import { createApiClient, type ApiClient } from "@sen/api";
import { localeOfPath } from "@sen/i18n";
import type { RequestFacts } from "../request-facts.ts";

/** The API as the server uses it: public data only, in the language of the requested path, never with a token. */
export type ServerApi = ApiClient;

/** A client for one request. It carries the request's id to the backend's log. */
export function createServerApi(facts: RequestFacts): ServerApi {
  return createApiClient({
    baseUrl: `${facts.backendUrl}/api/v1`,
    getToken: () => null,
    getLocale: () => localeOfPath(facts.path),
    onUnauthorized: () => undefined,
    fetch: (request) => {
      request.headers.set("x-request-id", facts.requestId);
      return fetch(request);
    },
    timeoutMs: 10_000,
  });
}
