export function lackingChangesets(
  reports: readonly { path: string; removed: readonly string[] }[],
  changesets: readonly string[],
): string[];
