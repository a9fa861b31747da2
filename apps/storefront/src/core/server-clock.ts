let serverTime = 0;
let measuredAt = 0;

/**
 * Starts the server's clock in the browser: when the page was made, and how long the server had kept it since
 * (`Server-Timing: age`), whatever the device's own clock says.
 *
 * @param madeAt ISO 8601
 * @returns when the page was made, in ms of the device's clock
 */
export function startServerClock(madeAt: string): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const age = navigation?.serverTiming.find(({ name }) => name === "age")?.duration ?? 0;
  serverTime = Date.parse(madeAt) + age;
  measuredAt = navigation?.responseStart ?? performance.now();
  return performance.timeOrigin + measuredAt - age;
}

/** What the server's clock says now, in ms. */
export function serverNow(): number {
  return serverTime + performance.now() - measuredAt;
}
