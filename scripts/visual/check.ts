import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { checkOutBase, commitLeft } from "./base-tree.ts";
import { buildStories, isBuilt, visualStories, type VisualStory } from "./build-stories.ts";
import { fingerprintsOf, storyFiles } from "./fingerprints.ts";
import { photographAll, type Builds, type Job, type Outcome } from "./photograph-all.ts";
import { writeReport } from "./report.ts";

/** What is compared. */
export interface VisualOptions {
  /** The commit or branch to compare with. */
  base: string;
  /** Every story, not only those that a changed module can reach. */
  all: boolean;
  /** Patterns of ids: these alone, changed or not. */
  stories: string[];
  /** Pages at a time. */
  jobs: number;
}

/** What came of comparing a working tree with its base. */
export interface Checked extends Outcome {
  photographed: number;
  /** The page that shows all of it. */
  report: string;
}

/** Compares how the stories of a working tree look with how they looked where its change left the base. */
export async function checkStories(root: string, options: VisualOptions): Promise<Checked> {
  const cache = join(root, ".cache/visual");
  const commit = commitLeft(root, options.base);
  const base = checkOutBase(root, join(cache, "base"), commit);
  const changed = changedStoryFiles(base, root);
  console.log(`${String(changed.size)} files of stories can look different from ${commit.slice(0, 12)}.`);

  const isWhole = options.all || options.stories.length > 0;
  let outcome: Outcome = { findings: [], broken: [] };
  let jobs: Job[] = [];
  if (changed.size > 0 || isWhole) {
    const files = isWhole ? undefined : [...changed].sort();
    const builds = await buildBoth(base, root, join(cache, "change"), files);
    jobs = jobsFor(builds, changed, options);
    console.log(`Both Storybooks are built; ${String(jobs.length)} stories are photographed.`);
    outcome = await photographAll(jobs, builds, options.jobs);
  }
  const [photographed, against] = [jobs.length, `${options.base} (${commit.slice(0, 12)})`];
  const report = writeReport(join(cache, "report"), { ...outcome, photographed, against });
  return { ...outcome, photographed, report };
}

/** Files of stories, by their paths, whose look may not be what it is in the base. */
function changedStoryFiles(base: string, root: string): Set<string> {
  const known = new Set(storyFiles(base));
  const [before, after] = [fingerprintsOf(base), fingerprintsOf(root)];
  return new Set(storyFiles(root).filter((file) => !known.has(file) || before(file) !== after(file)));
}

/**
 * Builds the Storybooks of both sides, with all stories or with those of these files. A base that was built before, whole or
 * with the same files, is taken as it is.
 */
async function buildBoth(base: string, root: string, change: string, files?: string[]): Promise<Builds> {
  const whole = join(base, "../storybook");
  const old = files?.filter((file) => existsSync(join(base, file)));
  const word = createHash("sha256").update(String(old)).digest("hex").slice(0, 12);
  const folder = old === undefined || isBuilt(whole) ? whole : `${whole}-${word}`;
  rmSync(change, { recursive: true, force: true });
  await Promise.all([
    isBuilt(folder) || old?.length === 0 ? undefined : buildStories(base, folder, { files: old }),
    buildStories(root, change, { files }),
  ]);
  return { base: folder, change };
}

function jobsFor(
  builds: Builds,
  changed: ReadonlySet<string>,
  { all, stories: patterns }: VisualOptions,
): Job[] {
  const known = new Set(isBuilt(builds.base) ? visualStories(builds.base).map(({ id }) => id) : []);
  const isWanted = ({ id, file }: VisualStory) =>
    patterns.length > 0 ? patterns.some((pattern) => matchesGlob(id, pattern)) : all || changed.has(file);
  return visualStories(builds.change)
    .filter(isWanted)
    .map((story) => ({ story, isNew: !known.has(story.id) }));
}
