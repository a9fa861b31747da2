import type { Middleware } from "openapi-fetch";

/** Sends the customer's language with every call. Spec §6. */
export function language(getLocale: () => string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set("lang", getLocale());
    },
  };
}
