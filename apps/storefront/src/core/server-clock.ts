import { persisted } from "./persisted.ts";

/** How far this device's clock was ahead of the server's at the tab's last response from the network, in ms. */
const lastAhead = persisted("clock-ahead", (stored) => (typeof stored === "number" ? stored : null), {
  in: "tab",
});
let ahead = 0;

/**
 * Starts the server's clock in the browser, whatever the device's own says: from when the page was rendered and how long the server had
 * cached it since (`Server-Timing: age`). Back may show a page of any age from the browser's cache (`transferSize` 0), which only the
 * device's clock can tell.
 *
 * @param madeAt ISO 8601
 * @returns when the page was rendered, in ms of the device's clock
 */
export function startServerClock(madeAt: string): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const age = navigation?.serverTiming.find(({ name }) => name === "age")?.duration ?? 0;
  const respondedAt = performance.timeOrigin + (navigation?.responseStart ?? performance.now());
  const known = navigation?.transferSize === 0 ? lastAhead.read() : null;
  ahead = known ?? respondedAt - age - Date.parse(madeAt);
  lastAhead.write(ahead);
  return Date.parse(madeAt) + ahead;
}

/** Not by `performance.now()`, which stands still while a phone sleeps. */
export const serverNow = (): number => Date.now() - ahead;
