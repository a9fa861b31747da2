/** A count rounded to at most one decimal, with its unit. */
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
 * Formats a count as k, M or B (spec §1): 999, 1k, 1.3k, 2.4M. Rounds half up to one decimal; a value that rounds up to 1000 carries to
 * the next unit: 999 950 is 1M, never 1000k. Takes integers from 0. The formatter adds the language's decimal separator.
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
