import { NetworkError, type ApiClient } from "@sen/api";

/**
 * Calls the API: `call((api) => api.POST("/carts", { body }))`. The client comes with the first call: a page that the
 * server made asks nothing at first. Where it cannot be had the call rejects as one that got no answer.
 */
export async function call<Answer>(ask: (api: ApiClient) => Promise<Answer>): Promise<Answer> {
  const { api } = await fetchClient().catch((cause: unknown) => {
    throw new NetworkError("The API client could not be fetched.", { cause });
  });
  return ask(api);
}

const fetchClient = () => import("./api-client.ts");
