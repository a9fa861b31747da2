import type { Middleware } from "openapi-fetch";

/** Every call sends the customer's language. Spec §6. */
export function language(getLocale: () => string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set("lang", getLocale());
    },
  };
}
