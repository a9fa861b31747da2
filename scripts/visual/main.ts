import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { root } from "../start/processes.mjs";
import { checkStories } from "./check.ts";

// Playwright closes its browser at this signal and lets the process go on.
process.once("SIGTERM", () => process.exit(143));

/** The visual check, as a command: README.md beside this file tells its options. */
const { values } = parseArgs({
  options: {
    base: { type: "string", default: "main" },
    all: { type: "boolean", default: false },
    story: { type: "string", multiple: true, default: [] },
    jobs: { type: "string", default: String(availableParallelism() + 1) },
  },
});
const { base, all, story: stories } = values;
const started = Date.now();
const jobs = Math.max(1, Number(values.jobs) || 1);
const { findings, broken, photographed, report } = await checkStories(root, { base, all, stories, jobs });

for (const [id, found] of Map.groupBy(findings, ({ story }) => story.id)) {
  console.log(`${id}: ${found.map(({ mode, kind }) => `${mode} (${kind})`).join(", ")}`);
}
for (const { story, reason } of broken) console.log(`${story.id} could not be photographed: ${reason}`);
const count = (kind: string) => String(findings.filter((finding) => finding.kind === kind).length);
console.log(
  `${String(photographed)} stories photographed in ${((Date.now() - started) / 1000).toFixed(0)} s: ` +
    `${count("different")} pictures differ, ${count("new")} are new, ${count("unsteady")} differed once and not again.`,
);
console.log(report);
if (findings.some(({ kind }) => kind === "different")) process.exitCode = 1;
if (broken.length > 0) process.exitCode = 2;
