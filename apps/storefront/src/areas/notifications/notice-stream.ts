import type { EventData, paths } from "@sen/api";
import { localeOfPath } from "@sen/i18n";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { readSession } from "../../core/session/session.ts";
import { anySignal } from "../../core/any-signal.ts";

/** What a page is told. */
export type NoticeEvent =
  | { name: "open" | "notice" | "read"; data: EventData }
  /** Nothing can be heard: it is time to ask. */
  | { name: "ask" };

/** As tabs tell each other. */
interface Shared {
  customerId: number;
  /** The id of the last event, where it had one. */
  id: string | undefined;
  heard: NoticeEvent;
}

const EVENTS = "/events" satisfies keyof paths;
const NAME = "sen-notices";
const ASK_MS = 60_000;
/** The server says something every 20 seconds. */
const SILENCE_MS = 50_000;
const FIRST_PAUSE_MS = 3_000;

/**
 * Tells a page of the customer's notices as they come: by server-sent events, read with `fetch` because those need the customer's
 * token. One tab of all that can be seen reads them, and tells the others. Where nothing can be heard every tab asks once a minute.
 *
 * @returns ends it
 */
export function followNotices(customerId: number, hear: (heard: NoticeEvent) => void): () => void {
  if (!("locks" in navigator)) {
    const timer = setInterval(() => hear({ name: "ask" }), ASK_MS);
    return () => clearInterval(timer);
  }
  let last: string | undefined;
  let channel: BroadcastChannel | null = null;
  let leading: AbortController | null = null;
  /** Aborts when the line is back: what was open may be dead without a word, and there is nothing to wait for any more. */
  let wake = new AbortController();

  const tell = (shared: Shared) => {
    last = shared.id ?? last;
    channel?.postMessage(shared);
    hear(shared.heard);
  };
  const lead = () => {
    if (leading || document.visibilityState === "hidden") return;
    channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data: shared }: MessageEvent<Shared>) => {
      if (shared.customerId !== customerId) return;
      last = shared.id ?? last;
      hear(shared.heard);
    };
    leading = new AbortController();
    const { signal } = leading;
    navigator.locks.request(`${NAME}-${customerId}`, { signal }, () => read(signal)).catch(() => undefined); // It rests.
  };
  const rest = () => {
    leading?.abort();
    leading = null;
    channel?.close();
    channel = null;
  };

  /** Reads until it rests; after a failure it waits longer and longer, and asks meanwhile. */
  async function read(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let askedAt = Date.now();
    while (!signal.aborted) {
      const woken = wake.signal;
      const either = anySignal(signal, woken);
      const isHeard = await readOnce(either).catch(() => false);
      if (signal.aborted) return;
      failures = isHeard || woken.aborted ? 0 : failures + 1;
      if (Date.now() - askedAt >= ASK_MS || failures === 1) {
        askedAt = Date.now();
        tell({ customerId, id: undefined, heard: { name: "ask" } });
      }
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, ASK_MS), either);
      if (woken.aborted) failures = 0;
    }
  }

  /** Reads one answer to its end. Answers whether anything was heard. */
  async function readOnce(signal: AbortSignal): Promise<boolean> {
    const silence = new AbortController();
    const token = readSession()?.token;
    if (token === undefined) return false;
    const { ok, body } = await fetch(`/api/v1${EVENTS}`, {
      headers: {
        authorization: `Bearer ${token}`,
        lang: localeOfPath(window.location.pathname),
        ...(last !== undefined && { "last-event-id": last }),
      },
      cache: "no-store",
      signal: anySignal(signal, silence.signal),
    });
    if (!ok || !body) return false;
    let isHeard = false;
    const parser = createParser({
      onEvent: ({ event, id, data }: EventSourceMessage) => {
        isHeard = true;
        const heard = { name: event, data: JSON.parse(data) as EventData } as NoticeEvent;
        tell({ customerId, id, heard });
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
        if (done) return isHeard;
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } catch {
      return isHeard;
    } finally {
      clearTimeout(timer);
    }
  }

  const onOnline = () => {
    wake.abort();
    wake = new AbortController();
  };
  const onVisibility = () => (document.visibilityState === "hidden" ? rest() : lead());
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("online", onOnline);
  // A page that is kept for Back holds nothing open.
  window.addEventListener("pagehide", rest);
  window.addEventListener("pageshow", lead);
  lead();
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("online", onOnline);
    window.removeEventListener("pagehide", rest);
    window.removeEventListener("pageshow", lead);
    rest();
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
