import type { Middleware } from "openapi-fetch";
import { REPEATABLE_OPERATIONS } from "../repeatable.gen.ts";

const HEADER = "Idempotency-Key";

/**
 * Gives each change that the contract lets be repeated a key of its own. One that got no answer, or a server's failure, may
 * have been done all the same: the same change asked for again goes under the same key, and is done once.
 */
export function repeatKey(): Middleware {
  const unanswered = new Map<string, string>();
  const inFlight = new Map<string, { change: string; key: string }>();

  function end(id: string, isAnswered: boolean) {
    const sent = inFlight.get(id);
    inFlight.delete(id);
    if (sent && !isAnswered) unanswered.set(sent.change, sent.key);
  }
  return {
    async onRequest({ request, schemaPath, id }) {
      if (!REPEATABLE_OPERATIONS.has(`${request.method} ${schemaPath}`)) return;
      const change = `${request.method} ${request.url} ${await request.clone().text()}`;
      const key = request.headers.get(HEADER) ?? unanswered.get(change) ?? crypto.randomUUID();
      unanswered.delete(change);
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
