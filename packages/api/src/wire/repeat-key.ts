import type { Middleware } from "openapi-fetch";
import { REPEATABLE_OPERATIONS } from "../repeatable.gen.ts";

const HEADER = "Idempotency-Key";
/** How long the same write reuses the key of an unanswered one, in ms; after that it counts as a new intent. */
const REPEATED_MS = 5 * 60_000;

/**
 * Adds an idempotency key to each write that the contract marks as repeatable. A write without a response, or with a server error,
 * may still have taken effect: the same write sent again reuses the key, and so takes effect once.
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
