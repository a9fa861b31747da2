import type { Middleware } from "openapi-fetch";
import { REPEATABLE_OPERATIONS } from "../repeatable.gen.ts";

const HEADER = "Idempotency-Key";
/** For so long the same change counts as the one that was not answered, in ms; after that it is meant anew. */
const REPEATED_MS = 5 * 60_000;

/**
 * Gives each change that the contract lets be repeated a key of its own. One that got no answer, or a server's failure, may
 * have been done all the same: the same change asked for again goes under the same key, and is done once.
 */
export function repeatKey(): Middleware {
  const unanswered = new Map<string, { key: string; at: number }>();
  const inFlight = new Map<string, { change: string; key: string }>();

  function end(id: string, isAnswered: boolean) {
    const sent = inFlight.get(id);
    inFlight.delete(id);
    if (sent && !isAnswered) unanswered.set(sent.change, { key: sent.key, at: Date.now() });
  }
  return {
    async onRequest({ request, schemaPath, id }) {
      if (!REPEATABLE_OPERATIONS.has(`${request.method} ${schemaPath}`)) return;
      const change = `${request.method} ${request.url} ${await request.clone().text()}`;
      const before = unanswered.get(change);
      unanswered.delete(change);
      const repeated = before && Date.now() - before.at <= REPEATED_MS ? before.key : null;
      const key = request.headers.get(HEADER) ?? repeated ?? crypto.randomUUID();
      inFlight.set(id, { change, key });
      request.headers.set(HEADER, key);
    },
    onResponse({ response, id }) {
      end(id, response.status < 500);
    },
    onError({ id }) {
      end(id, false);
    },
  };
}
