import { readEvents, type StreamEvent } from "./read-events.ts";

/** An event for the page: from the server, or `ask` to poll when the stream is unavailable. */
export type NoticeEvent = Omit<StreamEvent, "id"> | { name: "ask" };

const ASK_MS = 60_000;
const FIRST_PAUSE_MS = 3_000;

/**
 * Streams the customer's notifications by server-sent events while the tab is visible. While the stream cannot be read,
 * emits `ask` once a minute so that the page polls.
 */
export function followNotices(onEvent: (event: NoticeEvent) => void): () => void {
  let lastId: string | undefined;
  let reading: AbortController | null = null;

  /** Reads one stream after another. Backs off after failures, and asks the page to poll meanwhile. */
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
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener("pagehide", stop, { signal });
  window.addEventListener("pageshow", begin, { signal });
  // Back online: the open stream may be dead, and there is no reason to back off.
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

/** Resolves after a delay, or as soon as the signal aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener("abort", resolve, { once: true });
  });
