import type { EventData, paths } from "@sen/api";
import { localeOfPath } from "@sen/i18n";
import { createParser } from "eventsource-parser";
import { readSession } from "../../core/session/session.ts";

export interface StreamEvent {
  id: string | undefined;
  name: "open" | "notice" | "read";
  data: EventData;
}

const EVENTS = "/events" satisfies keyof paths;
/** Timeout without data; the server sends something every 20 seconds. */
const SILENCE_MS = 50_000;

/**
 * Reads one response of the event stream to its end. Uses `fetch`, because `EventSource` cannot send the customer's token. Resolves
 * to whether any event arrived; rejects if there was no response.
 */
export async function readEvents(
  signal: AbortSignal,
  lastId: string | undefined,
  onEvent: (event: StreamEvent) => void,
): Promise<boolean> {
  const token = readSession()?.token;
  if (token === undefined) return false;
  const { ok, body } = await fetch(`/api/v1${EVENTS}`, {
    headers: {
      authorization: `Bearer ${token}`,
      lang: localeOfPath(window.location.pathname),
      ...(lastId !== undefined && { "last-event-id": lastId }),
    },
    cache: "no-store",
    signal,
  });
  if (!ok || !body) return false;
  let hasEvent = false;
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      hasEvent = true;
      onEvent({ id, name: event as StreamEvent["name"], data: JSON.parse(data) as EventData });
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const end = () => void reader.cancel().catch(() => undefined); // It may be aborted already.
  let timer = 0;
  try {
    for (;;) {
      timer = window.setTimeout(end, SILENCE_MS);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return hasEvent;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return hasEvent; // Aborted or cut off: the next response resumes after the last event.
  } finally {
    clearTimeout(timer);
    end();
  }
}
