import type { Middleware } from "openapi-fetch";
import { PUBLIC_OPERATIONS, TOKEN_OPTIONAL } from "../secured.gen.ts";

/** Source of the token, and the callback for when it is no longer valid. */
export interface SessionOptions {
  /** The current token; null if nobody is signed in. */
  getToken: () => string | null;
  /** Called once for all calls refused at the same time. */
  onUnauthorized: () => void;
}

/** The message code of a 403 that concerns the resource, which is another customer's, and not the session. */
const NOT_THEIRS = "FORBIDDEN";

/**
 * Sends the token with calls that need one, and an empty `Authorization` with all others (spec §6). The session is over (spec §8) if a
 * call that carried or needed a token gets a 401, or a 403 about the session. Reports it once for all calls in flight, and not if
 * somebody else has signed in meanwhile.
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
