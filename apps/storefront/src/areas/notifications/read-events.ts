import type { EventData, paths } from "@sen/api";
import { localeOfPath } from "@sen/i18n";
import { createParser } from "eventsource-parser";
import { readSession } from "../../core/session/session.ts";

/** One event of the customer's stream. */
export interface StreamEvent {
  id: string | undefined;
  name: "open" | "notice" | "read";
  data: EventData;
}

const EVENTS = "/events" satisfies keyof paths;
/** The server says something every 20 seconds. */
const SILENCE_MS = 50_000;

/**
 * Reads one answer of the event stream to its end, with `fetch`, because the server asks for the customer's token. Resolves to
 * whether any event came; rejects where there was no answer.
 *
 * @param lastId of the event that was received last
 */
export async function readEvents(
  signal: AbortSignal,
  lastId: string | undefined,
  onEvent: (event: StreamEvent) => void,
): Promise<boolean> {
  const silence = new AbortController();
  const token = readSession()?.token;
  if (token === undefined) return false;
  const { ok, body } = await fetch(`/api/v1${EVENTS}`, {
    headers: {
      authorization: `Bearer ${token}`,
      lang: localeOfPath(window.location.pathname),
      ...(lastId !== undefined && { "last-event-id": lastId }),
    },
    cache: "no-store",
    signal: anySignal(signal, silence.signal),
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
  let timer = 0;
  try {
    for (;;) {
      timer = window.setTimeout(() => silence.abort(), SILENCE_MS);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return hasEvent;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return hasEvent; // Aborted, or cut off: the next answer goes on behind the last event.
  } finally {
    clearTimeout(timer);
  }
}

/** A signal that aborts as soon as one of these does. `AbortSignal.any` is newer than the browsers that the shop supports. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    else signal.addEventListener("abort", () => any.abort(signal.reason), { once: true, signal: any.signal });
  }
  return any.signal;
}
