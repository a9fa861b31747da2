import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  acceptanceOf,
  matches,
  newEntries,
  readChanges,
  staleEntries,
  type Found,
  type VisualChange,
} from "./accepted.ts";
import { checkOutBase, commitLeft, type BaseTree } from "./base-tree.ts";
import { buildStories, visualStories, type VisualStory } from "./build-stories.ts";
import { Fingerprints, storyFiles } from "./fingerprints.ts";
import { photographAll, type Finding, type Job, type Outcome } from "./photograph-all.ts";
import { writeReport } from "./report.ts";
import { withStudio } from "./studio.ts";

/** The file in which a change says which differences it means to make. */
export const CHANGES = "visual-changes.json";

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
  /** Pictures that differ. */
  different: Found[];
  /** Those of them that the change does not accept. */
  open: Found[];
  /** Pictures that differed once, and not at a second look. */
  unsteady: Found[];
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

  let outcome: Outcome = { findings: [], broken: [], modes: new Map() };
  let photographed = 0;
  if (changed.size > 0 || options.all || isSelection) {
    const isWhole = options.all || isSelection;
    const folders = await builds(
      base,
      root,
      join(cache, "change"),
      isWhole ? undefined : [...changed].sort(),
    );
    const jobs = jobsFor(folders, changed, options);
    say(`Both Storybooks are built; ${String(jobs.length)} stories are photographed.`);
    photographed = jobs.length;
    const onDone = (done: number) => {
      if (done % 20 === 0) say(`${String(done)} of ${String(jobs.length)}`);
    };
    outcome = await withStudio({ ...folders }, { pages: options.jobs, onDone }, (studio) =>
      photographAll(jobs, studio),
    );
  }

  const current = newEntries(entries, ofBase);
  const judged = outcome.findings.map((finding) => {
    const acceptedBy = acceptanceOf({ story: finding.story.id, mode: finding.mode }, current);
    return { ...finding, ...(acceptedBy && { acceptedBy }) };
  });
  const differing = judged.filter(({ kind }) => kind === "different");
  const found = ({ story, mode }: Finding) => ({ story: story.id, mode });
  const different = differing.map(found);
  return {
    ...outcome,
    different,
    open: differing.filter(({ acceptedBy }) => !acceptedBy).map(found),
    unsteady: judged.filter(({ kind }) => kind === "unsteady").map(found),
    // Of a selection it cannot be told whether the others still differ.
    stale: isSelection ? [] : staleEntries(entries, ofBase, different),
    photographed,
    report: writeReport(join(cache, "report"), {
      base: `${options.base} (${commit.slice(0, 12)})`,
      findings: judged,
      broken: outcome.broken,
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

/**
 * The built Storybooks of both sides, with all stories or with those of these files. A base that was built before, whole or
 * with the same files, is taken as it is.
 */
async function builds(
  base: BaseTree,
  root: string,
  change: string,
  files: readonly string[] | undefined,
): Promise<Folders> {
  const whole = join(base.root, "../storybook");
  const old = files?.filter((file) => existsSync(join(base.root, file)));
  const isAtHand = old === undefined || isBuilt(whole);
  const folders = { base: isAtHand ? whole : `${whole}-${wordFor(old)}`, change };
  rmSync(change, { recursive: true, force: true });
  await Promise.all([
    isBuilt(folders.base) || old?.length === 0
      ? undefined
      : buildStories(base.root, folders.base, old ? { files: old } : {}),
    buildStories(root, folders.change, files ? { files } : {}),
  ]);
  return folders;
}

const isBuilt = (folder: string) => existsSync(join(folder, "index.json"));

const wordFor = (names: readonly string[]) =>
  createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 12);

function jobsFor(
  folders: Folders,
  changed: ReadonlySet<string>,
  { all, stories: patterns }: VisualOptions,
): Job[] {
  const ofBase = isBuilt(folders.base) ? visualStories(folders.base) : [];
  const known = new Set(ofBase.map(({ id }) => id));
  const isWanted = ({ id, file }: VisualStory) =>
    patterns.length > 0 ? patterns.some((pattern) => matches(pattern, id)) : all || changed.has(file);
  return visualStories(folders.change)
    .filter(isWanted)
    .map((story) => ({ story, isNew: !known.has(story.id) }));
}
