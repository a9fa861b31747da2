import { readEvents, type StreamEvent } from "./read-events.ts";

/** An event for the page: one from the server, or `ask` to poll while there are none. */
export type NoticeEvent = Omit<StreamEvent, "id"> | { name: "ask" };

const ASK_MS = 60_000;
const FIRST_PAUSE_MS = 3_000;

/**
 * Tells a page of the customer's notices as they come, by server-sent events, as long as its tab is visible. While the
 * stream cannot be read, the page is told to poll once a minute.
 *
 * @returns ends it
 */
export function followNotices(onEvent: (event: NoticeEvent) => void): () => void {
  let lastId: string | undefined;
  let reading: AbortController | null = null;

  /** Reads one answer after the other; after a failure it waits longer and longer, and asks meanwhile. */
  async function read(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let askedAt = Date.now();
    while (!signal.aborted) {
      const hasEvent = await readEvents(signal, lastId, ({ id, ...event }) => {
        lastId = id ?? lastId;
        onEvent(event);
      }).catch(() => false);
      if (signal.aborted) return;
      failures = hasEvent ? 0 : failures + 1;
      if (Date.now() - askedAt >= ASK_MS || failures === 1) {
        askedAt = Date.now();
        onEvent({ name: "ask" });
      }
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, ASK_MS), signal);
    }
  }
  const begin = () => {
    if (reading || document.visibilityState === "hidden") return;
    reading = new AbortController();
    void read(reading.signal);
  };
  const stop = () => {
    reading?.abort();
    reading = null;
  };

  const ended = new AbortController();
  const { signal } = ended;
  const onVisibility = () => (document.visibilityState === "hidden" ? stop() : begin());
  document.addEventListener("visibilitychange", onVisibility, { signal });
  // A page that is kept for Back holds nothing open.
  window.addEventListener("pagehide", stop, { signal });
  window.addEventListener("pageshow", begin, { signal });
  // The network is back: an open stream may be dead, and there is nothing to wait for any more.
  const reconnect = () => {
    stop();
    begin();
  };
  window.addEventListener("online", reconnect, { signal });
  begin();
  return () => {
    ended.abort();
    stop();
  };
}

/** Resolves after a time, or as soon as the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", end, { once: true });
  });
}
