import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildStories, visualStories, type VisualStory } from "./build-stories.ts";
import { matches } from "./pattern.ts";
import { differing, photographedModes, type Outcome } from "./photograph-all.ts";
import { writeReport } from "./report.ts";
import type { StoryPage } from "./story-page.ts";
import { inStudio, withStudio, type Studio } from "./studio.ts";

/** Whether stories look the same whenever they are looked at. */
export interface Steadiness {
  isSteady: boolean;
  /** Ids of stories that differ from their first look. */
  unsteady: string[];
  /** Stories that could not be photographed, and what they said. */
  broken: string[];
  summary: string;
  /** The page that shows all of it. */
  report: string;
}

interface SteadinessOptions {
  /** How many rounds are compared with the first look. */
  repeat: number;
  /** Patterns of ids; none for all stories. */
  stories: readonly string[];
  /** Pages at a time. */
  jobs: number;
}

/**
 * Photographs the stories of a tree again and again, each time in a new browser, and compares every round with the first
 * look. Nothing is looked at twice: each difference is a story that does not stand still.
 */
export async function checkSteadiness(
  root: string,
  { repeat, stories: patterns, jobs }: SteadinessOptions,
  say: (line: string) => void = console.log,
): Promise<Steadiness> {
  const cache = join(root, ".cache/visual");
  const change = join(cache, "change");
  rmSync(change, { recursive: true, force: true });
  await buildStories(root, change);
  const stories = visualStories(change).filter(
    ({ id }) => patterns.length === 0 || patterns.some((pattern) => matches(pattern, id)),
  );
  const folder = join(cache, "first-look");
  const { findings, broken, modes } = await withStudio(
    { change },
    { pages: jobs, onDone: () => undefined },
    (studio) => rounds(stories, { repeat, folder, studio, say }),
  );
  const pictures = [...modes.values()].reduce((sum, of) => sum + of, 0);
  return {
    isSteady: findings.length === 0 && broken.length === 0,
    unsteady: [...new Set(findings.map(({ story }) => story.id))],
    broken: broken.map(({ story, reason }) => `${story.id}: ${reason}`),
    summary:
      `${String(modes.size)} stories, ${String(pictures)} pictures, photographed 1 + ${String(repeat)} times: ` +
      `${String(findings.length)} differ from the first look.`,
    report: writeReport(join(cache, "report"), {
      base: "their first look",
      findings,
      broken,
      photographed: modes.size,
    }),
  };
}

interface Rounds {
  repeat: number;
  /** Where the pictures of the first look are kept meanwhile. */
  folder: string;
  studio: Studio;
  say: (line: string) => void;
}

async function rounds(
  stories: readonly VisualStory[],
  { repeat, folder, studio, say }: Rounds,
): Promise<Outcome> {
  const outcome: Outcome = { findings: [], broken: [], modes: new Map() };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let round = 0; round <= repeat; round += 1) {
    const known = outcome.findings.length;
    const started = Date.now();
    await inStudio(studio, ["change"], stories, (story, { change }) =>
      look(story, change, { round, folder, outcome }),
    );
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    for (const { story, mode, pixels } of outcome.findings.slice(known)) {
      say(`✗ ${story.id} (${mode}): ${String(pixels)} px`);
    }
    const told = `${String(outcome.findings.length - known)} pictures differ from the first look`;
    say(round === 0 ? `First look: ${seconds} s.` : `Round ${String(round)}: ${seconds} s, ${told}.`);
  }
  rmSync(folder, { recursive: true, force: true });
  return outcome;
}

interface Round {
  /** The first look is 0. */
  round: number;
  folder: string;
  outcome: Outcome;
}

async function look(story: VisualStory, page: StoryPage, { round, folder, outcome }: Round): Promise<void> {
  try {
    const modes = photographedModes(await page.open(story.id));
    const pictures = await page.photograph(modes);
    const fileOf = (at: number) => join(folder, `${story.id}.${String(at)}.png`);
    if (round === 0) {
      outcome.modes.set(story.id, modes.length);
      for (const [at, picture] of pictures.entries()) writeFileSync(fileOf(at), picture);
      return;
    }
    // What could not be photographed at first has been told of.
    if (!outcome.modes.has(story.id)) return;
    const first = modes.map((_, at) => readFileSync(fileOf(at)));
    for (const { mode, ...difference } of await differing(modes, pictures, first)) {
      const name = `${mode.name} round ${String(round)}`;
      outcome.findings.push({ story, mode: name, kind: "unsteady", ...difference });
    }
  } catch (error) {
    outcome.broken.push({ story, reason: error instanceof Error ? error.message : String(error) });
  }
}
