// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSession, writeSession } from "../../core/session/session.ts";
import { followNotices, type NoticeEvent } from "./notice-stream.ts";

/** An open stream, from the server's side. */
interface OpenStream {
  lastEventId: string | null;
  say: (text: string) => void;
  end: () => void;
  isOver: () => boolean;
}

const streams: OpenStream[] = [];
const ends: (() => void)[] = [];
let isReachable = true;

function serve(_: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) {
  if (!isReachable) return Promise.reject(new TypeError("Failed to fetch"));
  let isOver = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const over = (finish: () => void) => () => {
        if (isOver) return;
        isOver = true;
        finish();
      };
      signal.addEventListener(
        "abort",
        over(() => controller.error(new DOMException("aborted", "AbortError"))),
      );
      streams.push({
        lastEventId: headers["last-event-id"] ?? null,
        say: (text) => controller.enqueue(new TextEncoder().encode(text)),
        end: over(() => controller.close()),
        isOver: () => isOver,
      });
    },
  });
  return Promise.resolve({ ok: true, body });
}

const event = (name: string, id: string, total: number) =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify({ unread_counts: { total }, notification: null })}\n\n`;

function follow(): NoticeEvent[] {
  const heard: NoticeEvent[] = [];
  ends.push(followNotices((one) => heard.push(one)));
  return heard;
}
const names = (heard: readonly NoticeEvent[]) => heard.map(({ name }) => name);
const opened = (count: number) => expect.poll(() => streams).toHaveLength(count);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("fetch", vi.fn(serve));
  isReachable = true;
  writeSession({ token: "token", profile: { id: 7 } } as Parameters<typeof writeSession>[0]);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  streams.splice(0);
  clearSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the notification stream", () => {
  it("reconnects with the id of the last event", async () => {
    const heard = follow();
    await opened(1);
    expect(streams[0]?.lastEventId).toBeNull();
    streams[0]?.say(event("open", "10:10:", 0) + event("notice", "11:11:", 1));
    await expect.poll(() => names(heard)).toEqual(["open", "notice"]);
    streams[0]?.end();
    await vi.advanceTimersByTimeAsync(3_000);
    await opened(2);
    expect(streams[1]?.lastEventId).toBe("11:11:");
  });

  it("asks the client to poll while it cannot connect: at once, then once a minute", async () => {
    isReachable = false;
    const heard = follow();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(names(heard)).toEqual(["ask"]);
    await vi.advanceTimersByTimeAsync(240_000);
    expect(heard.length).toBeGreaterThanOrEqual(4);
    expect(heard.length).toBeLessThanOrEqual(5);
    isReachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    await opened(1);
    const asked = heard.length;
    streams[0]?.say(event("open", "12:12:", 3));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(names(heard.slice(asked))).toEqual(["open"]);
  });

  it("reconnects at once when the browser is online again, also replacing a silent connection", async () => {
    isReachable = false;
    const heard = follow();
    await vi.advanceTimersByTimeAsync(30_000);
    isReachable = true;
    window.dispatchEvent(new Event("online"));
    await opened(1);
    streams[0]?.say(event("open", "20:20:", 0));
    await expect.poll(() => names(heard)).toContain("open");
    window.dispatchEvent(new Event("online"));
    await expect.poll(() => streams[0]?.isOver()).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    await opened(2);
    expect(streams[1]?.lastEventId).toBe("20:20:");
  });

  it("reconnects after 50 seconds without a heartbeat", async () => {
    follow();
    await opened(1);
    streams[0]?.say(event("open", "30:30:", 0));
    await vi.advanceTimersByTimeAsync(40_000);
    streams[0]?.say(":\n\n");
    await vi.advanceTimersByTimeAsync(40_000);
    expect(streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await opened(2);
    expect(streams[1]?.lastEventId).toBe("30:30:");
  });

  it("closes while the page is hidden, and resumes after the last event when shown", async () => {
    follow();
    await opened(1);
    streams[0]?.say(event("open", "50:50:", 0));
    await vi.advanceTimersByTimeAsync(100);
    window.dispatchEvent(new Event("pagehide"));
    expect(streams[0]?.isOver()).toBe(true);
    window.dispatchEvent(new Event("pageshow"));
    await opened(2);
    expect(streams[1]?.lastEventId).toBe("50:50:");
  });
});
