import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema.gen.ts";
import { HTTP_TIMEOUT_MS } from "./timeout.ts";
import { withDeadline } from "./wire/deadline.ts";
import { language } from "./wire/language.ts";
import { readableAnswer } from "./wire/readable-answer.ts";
import { session, type SessionOptions } from "./wire/session.ts";
import { withWrites } from "./with-writes.ts";

/** The client of the whole contract: `api.GET("/products/{id}", { params: { path: { id } } })`. */
export type ApiClient = Client<paths>;

export interface ApiClientOptions extends SessionOptions {
  /** Base URL of the API, up to and including `/api/v1`. */
  baseUrl: string;
  /** The language for responses. */
  getLocale: () => string;
  /** @default the global `fetch` */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * Timeout of a call in ms, including the body. Spec §7.
   * @default HTTP_TIMEOUT_MS
   */
  timeoutMs?: number;
}

/**
 * A client that follows the wire rules (spec §6 and §7): token or empty `Authorization`, `lang`, 60 s timeout, repeated lists in
 * queries, and those of writes (`withWrites`). An error response is returned as `error`, in its envelope. Throws only if no response
 * arrives: `NetworkError` or `TimeoutError`. Downloads use `parseAs: "blob"`.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient =>
  withWrites(createReadClient(options));

/** A client without the rules of writes, for reads only. `withWrites` adds them once something is written. */
export function createReadClient(options: ApiClientOptions): ApiClient {
  const {
    baseUrl,
    getLocale,
    fetch = (request: Request) => globalThis.fetch(request),
    timeoutMs = HTTP_TIMEOUT_MS,
  } = options;
  const client = createClient<paths>({ baseUrl, fetch: withDeadline(fetch, timeoutMs) });
  client.use(readableAnswer, language(getLocale), session(options));
  return client;
}
