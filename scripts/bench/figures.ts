import { loadavg } from "node:os";

/** A measurement with its target. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The largest acceptable value, or the smallest. Without either it is only reported. */
  atMost?: number;
  atLeast?: number;
  /** The conditions, if they explain the value. */
  note?: string;
}

/** The one-minute load average, including this benchmark's own processes. */
export const loadNow = (): number => loadavg()[0] ?? 0;

/** The load, as a note on a figure. */
export const loadNote = () => `load ${loadNow().toFixed(1)}`;

/** The median of the runs (the upper one for an even number). */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value below which the given share (0 to 100) of the runs lies. Throws if there are no runs. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))];
  if (found === undefined) throw new Error("Nothing was measured.");
  return found;
}

/** The 95th percentile of times in ms. */
export const p95 = (what: string, times: readonly number[], atMost?: number): Figure => ({
  what: `${what}, p95`,
  value: percentile(times, 95),
  unit: "ms",
  atMost,
});

/** Whether it meets its target. */
export const isMet = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean =>
  value <= atMost && value >= atLeast;

/** A line to print: name, measured value, target. */
export function lineOf(figure: Figure): string {
  const { what, value, unit, atMost, atLeast, note } = figure;
  const withUnit = (number: number) =>
    `${number.toLocaleString("en", { maximumSignificantDigits: number >= 100 ? 6 : 3 })} ${unit}`.trimEnd();
  const asked = atMost === undefined ? atLeast : atMost;
  const ask = asked === undefined ? "" : `${atMost === undefined ? "≥" : "≤"} ${withUnit(asked)}`;
  const verdict = asked === undefined ? "" : isMet(figure) ? "met" : "MISSED";
  const seen = withUnit(value) + (note === undefined ? "" : ` (${note})`);
  return `${what.padEnd(60)} ${seen.padEnd(28)} ${ask.padEnd(14)} ${verdict}`.trimEnd();
}
