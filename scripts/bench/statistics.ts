/** The middle value of the runs (the upper middle of an even number). */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which the given share (0 to 100) of the runs lies. Throws on no runs: what was not measured has no figure. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))];
  if (found === undefined) throw new Error("Nothing was measured.");
  return found;
}
