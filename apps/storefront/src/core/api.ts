import { NetworkError, type ApiClient } from "@sen/api";

/**
 * Asks the API: `call((api) => api.GET("/carts", {}))`. The client comes with the first call: a page that the server
 * made asks nothing at first. Where it cannot be had the call rejects as one that got no answer. What changes something
 * goes by `write`.
 */
export async function call<Answer>(ask: (api: Pick<ApiClient, "GET">) => Promise<Answer>): Promise<Answer> {
  const { api } = await fetchClient().catch((cause: unknown) => {
    throw new NetworkError("The API client could not be fetched.", { cause });
  });
  return ask(api);
}

/** Fetches what calls are made with, before the first. Rejects when it cannot be had. */
export const fetchClient = () => import("./send-write.ts");
