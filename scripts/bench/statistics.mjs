/** The middle value of the runs (the upper middle of an even number). */
export function median(values) {
  return percentile(values, 50);
}

/** The value below which the given share of the runs lies. Throws on no runs: what was not measured has no figure. */
export function percentile(values, share) {
  if (values.length === 0) throw new Error("Nothing was measured.");
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))];
}
