/** A count rounded to at most one decimal, and the unit that it counts in. */
export interface CompactCount {
  value: number;
  unit: "" | "k" | "M" | "B";
}

const steps = [
  { size: 1_000_000_000, unit: "B" },
  { size: 1_000_000, unit: "M" },
  { size: 1_000, unit: "k" },
] as const;

/**
 * A count as k, M or B (spec §1): 999, 1k, 1.3k, 2.4M. Rounds half up to one decimal, and a rounding that fills a
 * unit carries to the next: 999 950 is 1M, never 1000k. Takes whole counts from 0. The language's decimal sign is
 * the formatter's.
 */
export function compactCount(count: number): CompactCount {
  for (const [index, { size, unit }] of steps.entries()) {
    if (count < size) continue;
    const value = Math.round(count / (size / 10)) / 10;
    const above = steps[index - 1];
    return value >= 1000 && above !== undefined ? { value: 1, unit: above.unit } : { value, unit };
  }
  return { value: count, unit: "" };
}
