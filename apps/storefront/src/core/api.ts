import { NetworkError, TimeoutError, type ApiClient } from "@sen/api";

/**
 * Sends a read: `call((api) => api.GET("/carts", {}))`. Retries once, at once, after a network error other than a timeout. The client
 * is loaded with the first call, because a server-rendered page makes no request at first. Writes go through `write`.
 */
export async function call<Answer>(ask: (api: Pick<ApiClient, "GET">) => Promise<Answer>): Promise<Answer> {
  const send = async () => ask((await import("./api-client.ts").catch(failAsCall)).api);
  return send().catch((lost: unknown) => {
    if (!(lost instanceof NetworkError) || lost instanceof TimeoutError) throw lost;
    return send();
  });
}

/** Preloads the write client, and the API client with it. Rejects with a NetworkError if the chunk cannot be loaded. */
export const fetchSender = () => import("./send-write.ts").catch(failAsCall);

function failAsCall(cause: unknown): never {
  throw new NetworkError("The API client could not be fetched.", { cause });
}
