// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enterOverlay } from "./overlay-history.ts";

const go = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(history, "go").mockImplementation(go);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("takes one step back for a dialog that closed, however long the browser takes for it", () => {
  const leave = enterOverlay(() => undefined);
  vi.advanceTimersByTime(1);
  expect(history.state).toMatchObject({ overlays: [expect.any(String)] });
  leave();
  vi.advanceTimersByTime(60_000);
  expect(go.mock.calls).toEqual([[-1]]);
});
