// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const go = vi.fn();
beforeEach(() => {
  vi.resetModules();
  go.mockReset();
  history.replaceState(null, "");
  vi.useFakeTimers();
  vi.spyOn(history, "go").mockImplementation(go);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("goes back once for a closed dialog, however long the browser takes", async () => {
  const { enterOverlay } = await import("./overlay-history.ts");
  const leave = enterOverlay(() => undefined);
  vi.advanceTimersByTime(1);
  expect(history.state).toMatchObject({ overlays: [expect.any(String)] });
  leave();
  vi.advanceTimersByTime(60_000);
  expect(go.mock.calls).toEqual([[-1]]);
});

it("adds the entry of a second dialog although the browser dropped the first one's step back", async () => {
  const { enterOverlay } = await import("./overlay-history.ts");
  const leaveFirst = enterOverlay(() => undefined);
  vi.advanceTimersByTime(1);
  leaveFirst();
  vi.advanceTimersByTime(1);
  const leaveSecond = enterOverlay(() => undefined);
  vi.advanceTimersByTime(5_000);
  expect(history.state).toMatchObject({ overlays: [expect.any(String), expect.any(String)] });
  leaveSecond();
  vi.advanceTimersByTime(1);
  expect(go.mock.calls).toEqual([[-1], [-2]]);
});

it("keeps the query that was changed while the dialog was open", async () => {
  const { enterOverlay } = await import("./overlay-history.ts");
  history.replaceState(null, "", "/product/1?utm_source=x");
  const leave = enterOverlay(() => undefined);
  vi.advanceTimersByTime(1);
  history.replaceState(history.state, "", "/product/1?utm_source=x&variant=7");
  leave();
  vi.advanceTimersByTime(1);
  history.replaceState(null, "", "/product/1?utm_source=x#reviews"); // The browser steps back.
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(location.pathname + location.search + location.hash).toBe(
    "/product/1?utm_source=x&variant=7#reviews",
  );
});
