import type { ApiClient } from "@sen/api";

type Call = (...args: unknown[]) => Promise<unknown>;

let come: ApiClient | undefined;

const lazily =
  (method: "GET" | "POST" | "PUT" | "DELETE"): Call =>
  async (...args) => {
    come ??= (await import("./api-client.ts")).client;
    return (come[method] as unknown as Call)(...args);
  };

/**
 * The API as the browser uses it. A page that the server rendered asks nothing at first, so the client itself
 * (and its weight) comes with the first call; later calls start at once.
 */
export const api = {
  GET: lazily("GET"),
  POST: lazily("POST"),
  PUT: lazily("PUT"),
  DELETE: lazily("DELETE"),
} as unknown as Pick<ApiClient, "GET" | "POST" | "PUT" | "DELETE"> as ApiClient;
