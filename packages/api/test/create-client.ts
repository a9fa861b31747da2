import { vi } from "vitest";
import { createApiClient, type ApiClientOptions } from "../src/index.ts";

/** A client of a test's server, signed in as `token` unless the test says otherwise. */
export function clientOf(baseUrl: string, options: Partial<ApiClientOptions> = {}) {
  const onUnauthorized = vi.fn();
  const api = createApiClient({
    baseUrl,
    getToken: () => "token",
    getLocale: () => "vi",
    onUnauthorized,
    ...options,
  });
  return { api, onUnauthorized };
}
