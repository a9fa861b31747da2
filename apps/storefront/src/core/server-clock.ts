import { navigationTiming } from "./navigation-timing.ts";
import { persistedText } from "./persisted.ts";

/** How far this device's clock was ahead of the server's at the tab's last response from the network, in ms. */
const lastAhead = persistedText("clock", { in: "tab" });
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
  const navigation = navigationTiming();
  const age = navigation?.serverTiming.find(({ name }) => name === "age")?.duration ?? 0;
  const made = Date.parse(madeAt);
  const respondedAt = performance.timeOrigin + (navigation?.responseStart ?? 0);
  const known = navigation?.transferSize === 0 ? Number(lastAhead.read()) : 0;
  ahead = known || respondedAt - age - made;
  lastAhead.write(String(ahead));
  return made + ahead;
}

/**
 * Sets the clock forward if a response is from later than now: a CDN may have kept the page, for longer than its headers say. An
 * older response changes nothing.
 *
 * @param date its `Date` header
 */
export function advanceServerClock(date: string | null): void {
  const latest = Date.now() - Date.parse(date ?? "");
  if (latest < ahead) ahead = latest;
}

/** Not by `performance.now()`, which stands still while a phone sleeps. */
export const serverNow = (): number => Date.now() - ahead;
