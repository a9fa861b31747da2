import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../start/processes.mjs";
import { entriesFor } from "./accepted.ts";
import { CHANGES, checkStories, readChangesOf, type Checked } from "./check.ts";

// Playwright closes its browser at this signal and lets the process go on.
process.once("SIGTERM", () => process.exit(143));

/** The visual check, as a command: README.md beside this file tells its options. */
const { values } = parseArgs({
  options: {
    base: { type: "string", default: "main" },
    all: { type: "boolean", default: false },
    story: { type: "string", multiple: true, default: [] },
    accept: { type: "string" },
    jobs: { type: "string", default: String(availableParallelism() + 1) },
  },
});
const { base, all, story: stories, accept } = values;
const started = Date.now();
const checked = await checkStories(root, { base, all, stories, jobs: Math.max(1, Number(values.jobs) || 1) });
print(checked, (Date.now() - started) / 1000);
process.exitCode = checked.broken.length > 0 ? 1 : 0;
if (accept === undefined) {
  if (checked.open.length > 0) process.exitCode = 1;
} else if (checked.open.length > 0) {
  const entries = [...readChangesOf(root), ...entriesFor(checked.open, checked.modes, accept)];
  writeFileSync(join(root, CHANGES), `${JSON.stringify(entries, null, 2)}\n`);
  console.log(`Accepted in ${CHANGES}.`);
}

function print({ open, broken, unsteady, stale, ...outcome }: Checked, seconds: number): void {
  for (const [story, differences] of Map.groupBy(open, (one) => one.story)) {
    console.log(`✗ ${story}: ${differences.map(({ mode }) => mode).join(", ")}`);
  }
  for (const { story, reason } of broken) console.log(`✗ ${story.id} could not be photographed: ${reason}`);
  for (const { story, mode } of unsteady) {
    console.log(`? ${story} (${mode}) differed once and not again.`);
  }
  for (const { story, mode } of stale) {
    console.log(`! ${CHANGES}: nothing differs in ${story} (${mode}) any more. Remove the entry.`);
  }
  const added = outcome.findings.filter(({ kind }) => kind === "new").length;
  console.log(
    `${String(outcome.photographed)} stories photographed in ${seconds.toFixed(0)} s: ` +
      `${String(outcome.different.length)} pictures differ, ${String(open.length)} of them not accepted; ${String(added)} are new.`,
  );
  console.log(outcome.report);
}
