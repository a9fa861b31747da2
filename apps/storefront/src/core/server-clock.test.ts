import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { advanceServerClock, serverNow, startServerClock } from "./server-clock.ts";

const HOUR_MS = 3_600_000;
const MADE_AT = "2026-11-30T10:00:00.000Z";
const made = Date.parse(MADE_AT);

/** Loads a page at a time of this device's clock. */
function load(deviceTime: number, { age = 0, transferSize = 20_000 } = {}): number {
  vi.setSystemTime(deviceTime);
  const entry = { serverTiming: [{ name: "age", duration: age }], responseStart: 0, transferSize };
  vi.stubGlobal("performance", {
    timeOrigin: deviceTime,
    now: () => 0, // It stands still, as on a sleeping phone.
    getEntriesByType: () => [entry],
  });
  return startServerClock(MADE_AT);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is the server's time on a device whose clock is wrong, and for a page that the server had cached", () => {
  const deviceTime = made + 5 * HOUR_MS;
  expect(load(deviceTime, { age: 30_000 })).toBe(deviceTime - 30_000);
  expect(serverNow()).toBe(made + 30_000);
});

it("goes on while the phone sleeps", () => {
  load(made);
  vi.setSystemTime(made + HOUR_MS);
  expect(serverNow()).toBe(made + HOUR_MS);
});

it("knows the age of a page that Back shows from the browser's cache, on a device whose clock is wrong too", () => {
  const deviceTime = made + 5 * HOUR_MS;
  load(deviceTime);
  expect(load(deviceTime + HOUR_MS, { transferSize: 0 })).toBe(deviceTime);
  expect(serverNow()).toBe(made + HOUR_MS);
});

it("catches up with the responses after a page that a CDN had kept, and is not set back by an older one", () => {
  load(made + HOUR_MS);
  expect(serverNow()).toBe(made);
  for (const minutes of [60, 10]) advanceServerClock(new Date(made + minutes * 60_000).toUTCString());
  for (const date of [null, "", "yesterday"]) advanceServerClock(date);
  expect(serverNow()).toBe(made + HOUR_MS);
});
