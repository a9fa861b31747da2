import type { Figure, Run } from "./figures.ts";
import { targets, type Target } from "./targets.ts";

/** A figure beside its target. Without a value it was not measured; without a target nothing is asked of it. */
export interface Row {
  what: string;
  unit: string;
  value?: number;
  note?: string;
  ask?: Target["ask"];
}

/** The figures of a run beside their targets; a target of its parts that has no figure gets a row without a value. */
export function rowsOf({ parts, figures }: Run, asked: readonly Target[] = targets): Row[] {
  return parts.flatMap((part) => {
    const found = figures.filter((figure) => figure.part === part);
    const missing = asked.filter((target) => target.part === part && !has(found, target));
    const askOf = ({ what }: Figure) => asked.find((target) => target.what === what)?.ask;
    return [
      ...found.map((figure) => {
        const ask = askOf(figure);
        return { ...figure, ...(ask && { ask }) };
      }),
      ...missing.map(({ what, unit, ask }) => ({ what, unit, ask })),
    ];
  });
}

/** Whether the row reaches what is asked of it; undefined when nothing is. What was not measured does not. */
export function isMet({ value, ask }: Row): boolean | undefined {
  if (ask === undefined) return undefined;
  if (value === undefined) return false;
  return "atMost" in ask ? value <= ask.atMost : value >= ask.atLeast;
}

/** The rows as a table: what, seen, ask, met. */
export function tableOf(rows: readonly Row[]): string {
  return aligned(
    ["", "seen", "ask", ""],
    rows.map((row) => [row.what, seenOf(row), askOf(row), metOf(row)]),
  );
}

/** Two runs side by side, in what the newer one has measured, which stands beside its targets. */
export function comparisonOf(before: Run, after: Run): string {
  const rows = rowsOf(after);
  const gone = before.figures
    .filter(({ part, what }) => after.parts.includes(part) && !rows.some((row) => row.what === what))
    .map(({ what, unit }) => ({ what, unit }));
  const lines = [...rows, ...gone].map((row) => {
    const old = before.figures.find(({ what }) => what === row.what);
    return [row.what, old ? seenOf(old) : "–", seenOf(row), changeOf(old, row), askOf(row), metOf(row)];
  });
  return aligned(["", titleOf(before), titleOf(after), "change", "ask", ""], lines);
}

/** When, what, and how busy the machine was. */
export function titleOf({ date, commit, load }: Run): string {
  return `${date.slice(0, 16).replace("T", " ")} ${commit} (load ${load.before.toFixed(1)}–${load.after.toFixed(1)})`;
}

const has = (figures: readonly Figure[], { what }: Target): boolean =>
  figures.some((figure) => figure.what === what);

function seenOf({ value, unit, note }: Row): string {
  if (value === undefined) return "not measured";
  return withUnit(round(value), unit) + (note === undefined ? "" : ` (${note})`);
}

function askOf({ ask, unit }: Row): string {
  if (ask === undefined) return "";
  return "atMost" in ask ? `≤ ${withUnit(ask.atMost, unit)}` : `≥ ${withUnit(ask.atLeast, unit)}`;
}

function metOf(row: Row): string {
  const met = isMet(row);
  return met === undefined ? "" : met ? "met" : "MISSED";
}

/** By how much it rose or fell, in whole percent of what it was. */
function changeOf(old: Row | undefined, { value }: Row): string {
  if (old?.value === undefined || value === undefined) return "";
  if (old.value === value) return "=";
  if (old.value === 0) return "";
  const percent = Math.round(((value - old.value) / Math.abs(old.value)) * 100);
  if (percent === 0) return "=";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)} %`;
}

const withUnit = (value: number, unit: string): string =>
  `${value.toLocaleString("en", { maximumFractionDigits: 3 })} ${unit}`.trimEnd();

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

function aligned(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const all = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
