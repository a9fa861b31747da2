import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, matchesGlob } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../start/processes.mjs";
import { checkOutBase, commitLeft } from "./base-tree.ts";
import { buildStories, isBuilt, visualStories, type VisualStory } from "./build-stories.ts";
import { fingerprintsOf, storyFiles } from "./fingerprints.ts";
import { photographAll, type Builds, type Job, type Outcome } from "./photograph-all.ts";
import { writeReport } from "./report.ts";

// Playwright closes its browser on this signal but does not exit.
process.once("SIGTERM", () => process.exit(143));

// Compares the stories of this working tree with those where its change branched off the base. README.md describes the options.
const { values } = parseArgs({
  options: {
    base: { type: "string", default: "main" },
    all: { type: "boolean", default: false },
    story: { type: "string", multiple: true, default: [] },
    jobs: { type: "string", default: String(2 * availableParallelism() + 1) },
  },
});
const started = Date.now();
const cache = join(root, ".cache/visual");
const commit = commitLeft(root, values.base);
const base = checkOutBase(root, join(cache, "base"), commit);
const changed = changedStoryFiles();
console.log(`${changed.size} story files may look different from ${commit.slice(0, 12)}.`);

const isWhole = values.all || values.story.length > 0;
let outcome: Outcome = { findings: [], broken: [] };
let jobs: Job[] = [];
if (changed.size > 0 || isWhole) {
  const builds = await buildBoth(isWhole ? undefined : [...changed].sort());
  jobs = jobsFor(builds);
  console.log(`Both Storybooks are built; ${jobs.length} stories are photographed.`);
  outcome = await photographAll(jobs, builds, Math.max(1, Number(values.jobs) || 1));
}
const { findings, broken } = outcome;
const against = `${values.base} (${commit.slice(0, 12)})`;
const report = writeReport(join(cache, "report"), { ...outcome, photographed: jobs.length, against });

for (const [id, found] of Map.groupBy(findings, ({ story }) => story.id)) {
  console.log(`${id}: ${found.map(({ mode, kind }) => `${mode} (${kind})`).join(", ")}`);
}
for (const { story, reason } of broken) console.log(`${story.id} could not be photographed: ${reason}`);
const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
console.log(
  `${jobs.length} stories photographed in ${((Date.now() - started) / 1000).toFixed(0)} s: ` +
    `${count("different")} pictures differ, ${count("new")} are new, ${count("unsteady")} differed once but not on the second try.`,
);
console.log(report);
if (count("different") > 0) process.exitCode = 1;
if (broken.length > 0) process.exitCode = 2;

/** Paths of story files whose look may differ from the base. */
function changedStoryFiles(): Set<string> {
  const known = new Set(storyFiles(base));
  const [before, after] = [fingerprintsOf(base), fingerprintsOf(root)];
  return new Set(storyFiles(root).filter((file) => !known.has(file) || before(file) !== after(file)));
}

/**
 * Builds the Storybooks of both sides, with all stories or only those of the given files. Reuses an earlier build of the base, complete or
 * with the same files.
 */
async function buildBoth(files?: string[]): Promise<Builds> {
  const whole = join(base, "../storybook");
  const old = files?.filter((file) => existsSync(join(base, file)));
  const word = createHash("sha256").update(String(old)).digest("hex").slice(0, 12);
  const folder = old === undefined || isBuilt(whole) ? whole : `${whole}-${word}`;
  const change = join(cache, "change");
  rmSync(change, { recursive: true, force: true });
  await Promise.all([
    isBuilt(folder) || old?.length === 0 ? undefined : buildStories(base, folder, { files: old }),
    buildStories(root, change, { files }),
  ]);
  return { base: folder, change };
}

function jobsFor(builds: Builds): Job[] {
  const known = new Set(isBuilt(builds.base) ? visualStories(builds.base).map(({ id }) => id) : []);
  const isWanted = ({ id, file }: VisualStory) =>
    values.story.length > 0
      ? values.story.some((pattern) => matchesGlob(id, pattern))
      : values.all || changed.has(file);
  return visualStories(builds.change)
    .filter(isWanted)
    .map((story) => ({ story, isNew: !known.has(story.id) }));
}
