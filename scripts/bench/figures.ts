import { loadavg } from "node:os";

/** One thing that was measured, and what is asked of it. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The highest value that will do, or the lowest. Without either it is only told. */
  atMost?: number;
  atLeast?: number;
  /** What it was measured under, where that explains it. */
  note?: string;
}

/** How many processes wanted to run, on average over the last minute: this bench's own included. */
export const loadNow = (): number => loadavg()[0] ?? 0;

/** The load as a note of a figure that it explains. */
export const loadNote = () => `load ${loadNow().toFixed(1)}`;

/** The middle value of the runs (the upper middle of an even number). */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value below which the given share (0 to 100) of the runs lies. Throws on no runs: what was not measured has no figure. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))];
  if (found === undefined) throw new Error("Nothing was measured.");
  return found;
}

/** The figure of times in ms: what 95 of 100 take at most. */
export const p95 = (what: string, times: readonly number[], atMost?: number): Figure => ({
  what: `${what}, p95`,
  value: percentile(times, 95),
  unit: "ms",
  atMost,
});

/** Whether it reaches what is asked of it. */
export const isMet = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean =>
  value <= atMost && value >= atLeast;

/** A line to show: what, seen, asked. */
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
