import type { Middleware } from "openapi-fetch";
import { SECURED_OPERATIONS, TOKEN_WELCOME } from "../secured.gen.ts";

/** Where the token comes from, and who hears that it is no longer good. */
export interface SessionOptions {
  /** The token of who is signed in now; null when nobody is. */
  getToken: () => string | null;
  /** Told once for any number of calls that are refused together. */
  onUnauthorized: () => void;
}

/**
 * Calls that need a token carry it, all others carry an empty `Authorization` (spec §6). A 401 or 403 on a call that
 * carried or needed a token says that the session is over (spec §8): once for all calls in flight, and not when
 * somebody else has signed in meanwhile.
 */
export function session({ getToken, onUnauthorized }: SessionOptions): Middleware {
  const inFlight = new Map<string, string>();
  let told = false;
  const forget = (id: string) => {
    inFlight.delete(id);
    if (inFlight.size === 0) told = false;
  };

  return {
    onRequest({ request, schemaPath, id }) {
      const key = `${request.method} ${schemaPath}`;
      const needed = SECURED_OPERATIONS.has(key);
      const token = needed || TOKEN_WELCOME.has(key) ? (getToken() ?? "") : "";
      request.headers.set("Authorization", token && `Bearer ${token}`);
      if (needed || token) inFlight.set(id, token);
    },
    onResponse({ response, id }) {
      const sent = inFlight.get(id);
      if (sent === undefined) return;
      const refused = response.status === 401 || response.status === 403;
      if (refused && !told && sent === (getToken() ?? "")) {
        told = true;
        onUnauthorized();
      }
      forget(id);
    },
    onError({ id }) {
      forget(id);
    },
  };
}
