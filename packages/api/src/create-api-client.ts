import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema.gen.ts";
import { HTTP_TIMEOUT_MS } from "./timeout.ts";
import { querySerializer } from "./wire/query-serializer.ts";
import { withDeadline } from "./wire/deadline.ts";
import { language } from "./wire/language.ts";
import { readableAnswer } from "./wire/readable-answer.ts";
import { session, type SessionOptions } from "./wire/session.ts";
import { withWrites } from "./with-writes.ts";

/** The client of the whole contract: `api.GET("/products/{id}", { params: { path: { id } } })`. */
export type ApiClient = Client<paths>;

export interface ApiClientOptions extends SessionOptions {
  /** Address of the API up to and including `/api/v1`. */
  baseUrl: string;
  /** The language that answers are wanted in. */
  getLocale: () => string;
  /** @default the platform's own */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * How long a call may take, in milliseconds, the body included. Spec §7.
   * @default HTTP_TIMEOUT_MS
   */
  timeoutMs?: number;
}

/**
 * A client that keeps the wire rules (spec §6 and §7): token or empty `Authorization`, `lang`, 60 s, repeated lists in
 * queries, and those of changes (`withWrites`). An answer with an error comes back as `error`, in its envelope; only a missing
 * answer throws, as `NetworkError` or `TimeoutError`. Downloads take `parseAs: "blob"`.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient =>
  withWrites(createReadClient(options));

/** The same without the rules of changes, for what only asks: `withWrites` adds them once something is to be changed. */
export function createReadClient(options: ApiClientOptions): ApiClient {
  const {
    baseUrl,
    getLocale,
    fetch = (request: Request) => globalThis.fetch(request),
    timeoutMs = HTTP_TIMEOUT_MS,
  } = options;
  const client = createClient<paths>({
    baseUrl,
    fetch: withDeadline(fetch, timeoutMs),
    querySerializer,
  });
  client.use(readableAnswer, language(getLocale), session(options));
  return client;
}
