/** How this document was fetched; undefined in tests. */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  const [timing] = performance.getEntriesByType("navigation");
  return timing as PerformanceNavigationTiming | undefined;
}

/** Whether this document was opened by a reload or by Back/Forward. */
export const isReloadOrBack = (): boolean => /reload|back/.test(navigationTiming()?.type ?? "");
