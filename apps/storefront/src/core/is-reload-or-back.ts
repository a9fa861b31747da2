/** Whether this document is one that was open before in this tab: loaded again, or come back to. */
export function isReloadOrBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}
