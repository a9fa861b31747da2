import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../browser.mjs";
import {
  acceptanceOf,
  newEntries,
  readChanges,
  staleEntries,
  type Found,
  type VisualChange,
} from "./accepted.ts";
import { checkOutBase, commitLeft, type BaseTree } from "./base-tree.ts";
import { buildStories, visualStories, type VisualStory } from "./build-stories.ts";
import { Fingerprints, storyFiles } from "./fingerprints.ts";
import type { VisualOptions } from "./options.ts";
import { matches } from "./pattern.ts";
import { photographAll, type Job, type Outcome } from "./photograph-all.ts";
import { writeReport } from "./report.ts";
import { serveStories } from "./serve-stories.ts";

/** The file in which a change says which differences it means to make. */
export const CHANGES = "visual-changes.json";

/** What came of comparing a working tree with its base. */
export interface Checked extends Outcome {
  /** Pictures that differ. */
  different: Found[];
  /** Those of them that the change does not accept. */
  open: Found[];
  /** Entries of the file that no difference needs. */
  stale: VisualChange[];
  photographed: number;
  /** The page that shows all of it. */
  report: string;
}

/** Compares how the stories of a working tree look with how they looked where its change left the base. */
export async function checkStories(
  root: string,
  options: VisualOptions,
  say: (line: string) => void = console.log,
): Promise<Checked> {
  const cache = join(root, ".cache/visual");
  const commit = commitLeft(root, options.base);
  const base = checkOutBase(root, join(cache, "base"), commit);
  const changed = changedStoryFiles(base.root, root);
  say(`${String(changed.size)} files of stories can look different from ${commit.slice(0, 12)}.`);
  const entries = readChangesOf(root);
  const ofBase = readChangesOf(base.root);
  const isSelection = options.stories.length > 0;

  let outcome: Outcome = { findings: [], broken: [], unsteady: [], modes: new Map() };
  let photographed = 0;
  if (changed.size > 0 || options.all || isSelection) {
    const folders = await builds(base, root, join(cache, "change"));
    const jobs = jobsFor(folders, changed, options);
    say(`Both Storybooks are built; ${String(jobs.length)} stories are photographed.`);
    photographed = jobs.length;
    outcome = await photographs(jobs, folders, options.jobs, say);
  }

  const current = newEntries(entries, ofBase);
  const judged = outcome.findings.map((finding) => {
    const acceptedBy = acceptanceOf({ story: finding.story.id, mode: finding.mode }, current);
    return { ...finding, ...(acceptedBy && { acceptedBy }) };
  });
  const differing = judged.filter(({ kind }) => kind === "different");
  const found = ({ story, mode }: { story: VisualStory; mode: string }) => ({ story: story.id, mode });
  const different = differing.map(found);
  return {
    ...outcome,
    different,
    open: differing.filter(({ acceptedBy }) => !acceptedBy).map(found),
    // Of a selection it cannot be told whether the others still differ.
    stale: isSelection ? [] : staleEntries(entries, ofBase, different),
    photographed,
    report: writeReport(join(cache, "report"), {
      base: `${options.base} (${commit.slice(0, 12)})`,
      findings: judged,
      broken: outcome.broken,
      unsteady: outcome.unsteady,
      photographed,
    }),
  };
}

/** The entries of a tree's file. */
export function readChangesOf(tree: string): VisualChange[] {
  const file = join(tree, CHANGES);
  return existsSync(file) ? readChanges(readFileSync(file, "utf8")) : [];
}

/** Files of stories, by their paths, whose look may not be what it is in the base. */
function changedStoryFiles(base: string, root: string): Set<string> {
  const known = new Set(storyFiles(base));
  const [before, after] = [new Fingerprints(base), new Fingerprints(root)];
  return new Set(storyFiles(root).filter((file) => !known.has(file) || before.of(file) !== after.of(file)));
}

interface Folders {
  base: string;
  change: string;
}

/** The built Storybooks of both sides. A base that was built before is taken as it is. */
async function builds(base: BaseTree, root: string, change: string): Promise<Folders> {
  const folders = { base: join(base.root, "../storybook"), change };
  const isBuilt = existsSync(join(folders.base, "index.json"));
  rmSync(change, { recursive: true, force: true });
  await Promise.all([
    isBuilt ? undefined : buildStories(base.root, folders.base),
    buildStories(root, folders.change),
  ]);
  return folders;
}

function jobsFor(
  folders: Folders,
  changed: ReadonlySet<string>,
  { all, stories: patterns }: VisualOptions,
): Job[] {
  const known = new Set(visualStories(folders.base).map(({ id }) => id));
  const isWanted = ({ id, file }: VisualStory) =>
    patterns.length > 0 ? patterns.some((pattern) => matches(pattern, id)) : all || changed.has(file);
  return visualStories(folders.change)
    .filter(isWanted)
    .map((story) => ({ story, isNew: !known.has(story.id) }));
}

async function photographs(
  jobs: readonly Job[],
  folders: Folders,
  pages: number,
  say: (line: string) => void,
): Promise<Outcome> {
  const executablePath = await ensureBrowser();
  const server = await serveStories({ ...folders });
  const onDone = (done: number) => {
    if (done % 20 === 0) say(`${String(done)} of ${String(jobs.length)}`);
  };
  try {
    return await photographAll(jobs, { origin: server.origin, executablePath, pages, onDone });
  } finally {
    server.close();
  }
}
