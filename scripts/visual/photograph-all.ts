import type { VisualStory } from "./build-stories.ts";
import { compare } from "./compare.ts";
import { modesOf, type Mode, type StorySettings } from "./shown-modes.ts";
import type { StoryPage } from "./story-page.ts";
import { inStudio, type Side, type Studio } from "./studio.ts";

/** A picture of a story in one mode, where two looks differ or only the change has it. */
export interface Finding {
  story: VisualStory;
  mode: string;
  /** Unsteady: the two sides differed once, and not at a second look. */
  kind: "different" | "new" | "unsteady";
  before?: Buffer;
  after?: Buffer;
  /** The differing pixels, marked. */
  marked?: Buffer;
  pixels: number;
}

/** A story that could not be photographed, and what it said. */
export interface Broken {
  story: VisualStory;
  reason: string;
}

export interface Outcome {
  findings: Finding[];
  broken: Broken[];
  /** How many modes each story was photographed in. */
  modes: Map<string, number>;
}

export interface Job {
  story: VisualStory;
  /** The base does not have it. */
  isNew: boolean;
}

/** Photographs stories of both sides in all of their modes, several at a time, and compares them. */
export async function photographAll(jobs: readonly Job[], studio: Studio): Promise<Outcome> {
  const outcome: Outcome = { findings: [], broken: [], modes: new Map() };
  await inStudio(studio, ["base", "change"], jobs, (job, pages) => look(job, pages, outcome));
  return outcome;
}

async function look({ story, isNew }: Job, pages: Record<Side, StoryPage>, outcome: Outcome): Promise<void> {
  try {
    const modes = photographedModes(await pages.change.open(story.id));
    outcome.modes.set(story.id, modes.length);
    const after = await pages.change.photograph(modes);
    if (isNew) {
      for (const [at, mode] of modes.entries()) {
        const photo = after[at];
        if (photo) outcome.findings.push({ story, mode: mode.name, kind: "new", pixels: 0, after: photo });
      }
      return;
    }
    const suspects = await differing(modes, after, await photographs(pages.base, story, modes));
    if (suspects.length === 0) return;
    // A machine that is busy may have been caught before a story had come to rest: what is different is so twice.
    const again = suspects.map(({ mode }) => mode);
    const confirmed = await differing(
      again,
      await photographs(pages.change, story, again),
      await photographs(pages.base, story, again),
    );
    for (const suspect of suspects) {
      const sure = confirmed.find(({ mode }) => mode === suspect.mode);
      const { mode, ...difference } = sure ?? suspect;
      outcome.findings.push({ story, mode: mode.name, kind: sure ? "different" : "unsteady", ...difference });
    }
  } catch (error) {
    outcome.broken.push({ story, reason: error instanceof Error ? error.message : String(error) });
  }
}

/** The modes of a story that is to be photographed. Throws a sentence when the cloud would not photograph it. */
function photographedModes(settings: StorySettings): Mode[] {
  if (settings.parameters.chromatic?.disableSnapshot !== false) {
    throw new Error(
      "It is tagged `visual`, but lacks `parameters: { chromatic: { disableSnapshot: false } }`.",
    );
  }
  return modesOf(settings);
}

async function photographs(page: StoryPage, story: VisualStory, modes: readonly Mode[]): Promise<Buffer[]> {
  await page.open(story.id);
  return page.photograph(modes);
}

/** In which of these modes two rows of pictures differ, and how. */
async function differing(
  modes: readonly Mode[],
  after: readonly Buffer[],
  before: readonly Buffer[],
): Promise<(Pick<Finding, "before" | "after" | "marked" | "pixels"> & { mode: Mode })[]> {
  const found = [];
  for (const [at, mode] of modes.entries()) {
    const [first, second] = [before[at], after[at]];
    if (!first || !second) continue;
    const difference = await compare(first, second);
    if (difference) {
      const { picture, pixels } = difference;
      found.push({ mode, before: first, after: second, marked: picture, pixels });
    }
  }
  return found;
}
