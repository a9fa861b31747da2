/** How this document was fetched; undefined in tests. */
export const navigationTiming = () =>
  performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;

/** Whether this document was opened by a reload or by Back/Forward. */
export const isReloadOrBack = (): boolean => /reload|back/.test(navigationTiming()?.type ?? "");
