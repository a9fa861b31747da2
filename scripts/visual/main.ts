import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../processes.mjs";
import { entriesFor } from "./accepted.ts";
import { CHANGES, checkStories, readChangesOf, type Checked } from "./check.ts";
import { readOptions, USAGE, type VisualOptions } from "./options.ts";
import { checkSteadiness } from "./steadiness.ts";

// Playwright closes its browser at this signal and lets the process go on.
process.once("SIGTERM", () => process.exit(143));

/** The visual check, as a command. */
try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else process.exitCode = await visual(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function visual(options: VisualOptions): Promise<number> {
  const started = Date.now();
  if (options.repeat !== undefined) {
    const { isSteady, ...steadiness } = await checkSteadiness(root, { ...options, repeat: options.repeat });
    for (const line of steadiness.broken) console.log(`✗ could not be photographed: ${line}`);
    console.log(`${steadiness.summary} ${((Date.now() - started) / 1000).toFixed(0)} s in all.`);
    console.log(steadiness.report);
    return isSteady ? 0 : 1;
  }
  const checked = await checkStories(root, options);
  print(checked, (Date.now() - started) / 1000);
  if (options.accept === undefined || checked.open.length === 0) {
    return checked.open.length > 0 || checked.broken.length > 0 ? 1 : 0;
  }
  const entries = [...readChangesOf(root), ...entriesFor(checked.open, checked.modes, options.accept)];
  writeFileSync(join(root, CHANGES), `${JSON.stringify(entries, null, 2)}\n`);
  console.log(`Accepted in ${CHANGES}.`);
  return checked.broken.length > 0 ? 1 : 0;
}

function print({ open, broken, unsteady, stale, ...checked }: Checked, seconds: number): void {
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
  const added = checked.findings.filter(({ kind }) => kind === "new").length;
  console.log(
    `${String(checked.photographed)} stories photographed in ${seconds.toFixed(0)} s: ` +
      `${String(checked.different.length)} pictures differ, ${String(open.length)} of them not accepted; ${String(added)} are new.`,
  );
  console.log(checked.report);
}
