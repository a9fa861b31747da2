import type { EventData } from "@sen/api";
import { anySignal, readEvents } from "./read-events.ts";

/** What a page is told. */
export type NoticeEvent =
  | { name: "open" | "notice" | "read"; data: EventData }
  /** No events arrive: it is time to ask. */
  | { name: "ask" };

/** As tabs tell each other. */
interface TabMessage {
  customerId: number;
  /** The id of the last event, where it had one. */
  id: string | undefined;
  event: NoticeEvent;
}

const NAME = "sen-notices";
const ASK_MS = 60_000;
const FIRST_PAUSE_MS = 3_000;

/**
 * Tells a page of the customer's notices as they come, by server-sent events. One tab of all that can be seen (the leader, by a
 * lock) reads them, and tells the others. Where events cannot be read every tab asks once a minute.
 *
 * @returns ends it
 */
export function followNotices(customerId: number, onEvent: (event: NoticeEvent) => void): () => void {
  if (!("locks" in navigator)) {
    const timer = setInterval(() => onEvent({ name: "ask" }), ASK_MS);
    return () => clearInterval(timer);
  }
  let lastId: string | undefined;
  let channel: BroadcastChannel | null = null;
  let candidacy: AbortController | null = null;
  /** Aborts when the network is back: an open stream may be dead, and there is nothing to wait for any more. */
  let online = new AbortController();

  const receive = ({ id, event }: Pick<TabMessage, "id" | "event">) => {
    lastId = id ?? lastId;
    onEvent(event);
  };
  const broadcast = (id: string | undefined, event: NoticeEvent) => {
    channel?.postMessage({ customerId, id, event } satisfies TabMessage);
    receive({ id, event });
  };
  const lead = (signal: AbortSignal) =>
    readWithRetries(signal, () => online.signal, {
      read: (until) => readEvents(until, lastId, ({ id, ...event }) => broadcast(id, event)),
      ask: () => broadcast(undefined, { name: "ask" }),
    });
  const join = () => {
    if (candidacy || document.visibilityState === "hidden") return;
    channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data: message }: MessageEvent<TabMessage>) => {
      if (message.customerId === customerId) receive(message);
    };
    candidacy = new AbortController();
    const { signal } = candidacy;
    // Rejects when the candidacy is withdrawn.
    navigator.locks.request(`${NAME}-${customerId}`, { signal }, () => lead(signal)).catch(() => undefined);
  };
  const leave = () => {
    candidacy?.abort();
    candidacy = null;
    channel?.close();
    channel = null;
  };
  const reconnect = () => {
    online.abort();
    online = new AbortController();
  };

  const ended = new AbortController();
  const { signal } = ended;
  const onVisibility = () => (document.visibilityState === "hidden" ? leave() : join());
  document.addEventListener("visibilitychange", onVisibility, { signal });
  window.addEventListener("online", reconnect, { signal });
  // A page that is kept for Back holds nothing open.
  window.addEventListener("pagehide", leave, { signal });
  window.addEventListener("pageshow", join, { signal });
  join();
  return () => {
    ended.abort();
    leave();
  };
}

/** Reads until leadership is released; after a failure it waits longer and longer, and has tabs ask meanwhile. */
async function readWithRetries(
  released: AbortSignal,
  online: () => AbortSignal,
  { read, ask }: { read: (until: AbortSignal) => Promise<boolean>; ask: () => void },
): Promise<void> {
  let failures = 0;
  let askedAt = Date.now();
  while (!released.aborted) {
    const back = online();
    const either = anySignal(released, back);
    const hasEvent = await read(either).catch(() => false);
    if (released.aborted) return;
    failures = hasEvent || back.aborted ? 0 : failures + 1;
    if (Date.now() - askedAt >= ASK_MS || failures === 1) {
      askedAt = Date.now();
      ask();
    }
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, ASK_MS), either);
    if (back.aborted) failures = 0;
  }
}

/** Resolves after a time, or as soon as the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, signal.aborted ? 0 : ms);
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
