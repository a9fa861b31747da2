import { NetworkError, type ApiClient } from "@sen/api";

/**
 * Asks the API: `call((api) => api.GET("/carts", {}))`. The client comes with the first call: a page that the server
 * made asks nothing at first. What changes something goes by `write`.
 */
export async function call<Answer>(ask: (api: Pick<ApiClient, "GET">) => Promise<Answer>): Promise<Answer> {
  const { api } = await fetchClient();
  return ask(api);
}

/** Fetches what calls are made with, before the first. Rejects as a call that got no answer when it cannot be had. */
export const fetchClient = () =>
  import("./send-write.ts").catch((cause: unknown) => {
    throw new NetworkError("The API client could not be fetched.", { cause });
  });
