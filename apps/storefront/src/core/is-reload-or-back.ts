/** Whether this document was opened by a reload or by Back/Forward. */
export function isReloadOrBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}
