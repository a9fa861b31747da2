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
