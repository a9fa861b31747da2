import type { Middleware } from "openapi-fetch";
import { PUBLIC_OPERATIONS, TOKEN_OPTIONAL } from "../secured.gen.ts";

/** Where the token comes from, and what is called when it is no longer valid. */
export interface SessionOptions {
  /** The token of who is signed in now; null when nobody is. */
  getToken: () => string | null;
  /** Called once for any number of calls that are refused together. */
  onUnauthorized: () => void;
}

/** What a 403 says that is about the thing asked for, which is another's, and not about the session. */
const NOT_THEIRS = "FORBIDDEN";

/**
 * Calls that need a token carry it, all others carry an empty `Authorization` (spec §6). A 401, or a 403 that says that the session has
 * lost its right, on a call that carried or needed a token says that the session is over (spec §8): once for all calls in flight, and not
 * when somebody else has signed in meanwhile.
 */
export function session({ getToken, onUnauthorized }: SessionOptions): Middleware {
  const inFlight = new Map<string, string>();
  let notified = false;
  const forget = (id: string) => {
    inFlight.delete(id);
    if (inFlight.size === 0) notified = false;
  };

  return {
    onRequest({ request, schemaPath, id }) {
      const key = `${request.method} ${schemaPath}`;
      const token = PUBLIC_OPERATIONS.has(key) ? null : (getToken() ?? "");
      request.headers.set("Authorization", token ? `Bearer ${token}` : "");
      if (token || (token !== null && !TOKEN_OPTIONAL.has(key))) inFlight.set(id, token);
    },
    async onResponse({ response, id }) {
      const sent = inFlight.get(id);
      if (sent === undefined) return;
      if ((await isOver(response)) && !notified && sent === (getToken() ?? "")) {
        notified = true;
        onUnauthorized();
      }
      forget(id);
    },
    onError({ id }) {
      forget(id);
    },
  };
}

async function isOver(response: Response): Promise<boolean> {
  if (response.status !== 403) return response.status === 401;
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { message_code?: unknown } | null;
  return answer?.message_code !== NOT_THEIRS;
}
