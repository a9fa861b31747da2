/**
 * Prints what was measured beside its target. A row: `{ what, value, unit, target?, atLeast? }`; without a target it is
 * only told, and a row without a value says so instead of passing.
 */
export function printTable(rows) {
  const lines = rows.map(({ what, value, unit, target, atLeast = false }) => {
    const measured = Number.isFinite(value);
    const shown = measured ? `${round(value)} ${unit}` : "not measured";
    if (target === undefined) return [what, shown, "", ""];
    const met = measured && (atLeast ? value >= target : value <= target);
    return [what, shown, `${atLeast ? "≥" : "≤"} ${target} ${unit}`, met ? "met" : "MISSED"];
  });
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column].length)));
  console.log();
  for (const line of lines) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  }
}

function round(value) {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000;
}
