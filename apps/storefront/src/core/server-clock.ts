let serverTime = 0;
let measuredAt = 0;

/**
 * Starts the server's clock in the browser, independent of the device's own: from when the page was rendered and how long the
 * server had cached it since (`Server-Timing: age`).
 *
 * @param madeAt ISO 8601
 * @returns when the page was rendered, in ms of the device's clock
 */
export function startServerClock(madeAt: string): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const age = navigation?.serverTiming.find(({ name }) => name === "age")?.duration ?? 0;
  serverTime = Date.parse(madeAt) + age;
  measuredAt = navigation?.responseStart ?? performance.now();
  return performance.timeOrigin + measuredAt - age;
}

export function serverNow(): number {
  return serverTime + performance.now() - measuredAt;
}
