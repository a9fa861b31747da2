import { NetworkError, type ApiClient } from "@sen/api";

/**
 * Asks the API: `call((api) => api.GET("/carts", {}))`. The client comes with the first call: a page that the server
 * made asks nothing at first. What changes something goes by `write`.
 */
export async function call<Answer>(ask: (api: Pick<ApiClient, "GET">) => Promise<Answer>): Promise<Answer> {
  const { api } = await import("./api-client.ts").catch(failAsCall);
  return ask(api);
}

/** Fetches what changes are sent by, and the client with it, before the first. Rejects as a call that got no answer when it cannot be had. */
export const fetchSender = () => import("./send-write.ts").catch(failAsCall);

function failAsCall(cause: unknown): never {
  throw new NetworkError("The API client could not be fetched.", { cause });
}
