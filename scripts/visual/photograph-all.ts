import { chromium, type Browser } from "playwright-core";
import type { VisualStory } from "./build-stories.ts";
import { compare } from "./compare.ts";
import { SIDE_HEADER } from "./serve-stories.ts";
import { modesOf, type Mode } from "./shown-modes.ts";
import { standStill } from "./still-page.ts";
import { StoryPage } from "./story-page.ts";

/** A picture of a story in one mode, where the two sides differ or only the change has it. */
export interface Finding {
  story: VisualStory;
  mode: string;
  kind: "different" | "new";
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
  /** Pictures that differed once and not at a second look. */
  unsteady: { story: VisualStory; mode: string }[];
  /** How many modes each story was photographed in. */
  modes: Map<string, number>;
}

export interface Job {
  story: VisualStory;
  /** The base does not have it. */
  isNew: boolean;
}

const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Which pages photograph, and where from. */
interface Studio {
  origin: string;
  executablePath: string | undefined;
  pages: number;
  /** Told after each story. */
  onDone: (done: number) => void;
}

/** Photographs stories of both sides in all of their modes, several at a time, and compares them. */
export async function photographAll(jobs: readonly Job[], studio: Studio): Promise<Outcome> {
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(studio.executablePath === undefined ? {} : { executablePath: studio.executablePath }),
  });
  try {
    const outcome: Outcome = { findings: [], broken: [], unsteady: [], modes: new Map() };
    const waiting = [...jobs];
    let done = 0;
    const worker = async () => {
      const pages = {
        base: await sidePage(browser, studio.origin, "base"),
        change: await sidePage(browser, studio.origin, "change"),
      };
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
        await look(job, pages, outcome);
        done += 1;
        studio.onDone(done);
      }
    };
    await Promise.all(Array.from({ length: Math.min(studio.pages, jobs.length) }, worker));
    return outcome;
  } finally {
    await browser.close();
  }
}

type Side = "base" | "change";

async function sidePage(browser: Browser, origin: string, side: Side): Promise<StoryPage> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "vi-VN",
    timezoneId: "Asia/Ho_Chi_Minh",
    extraHTTPHeaders: { [SIDE_HEADER]: side },
    viewport: { width: 360, height: 800 },
  });
  await standStill(context);
  return StoryPage.open(context, origin);
}

async function look({ story, isNew }: Job, pages: Record<Side, StoryPage>, outcome: Outcome): Promise<void> {
  try {
    const settings = await pages.change.open(story.id);
    if (settings.parameters.chromatic?.disableSnapshot !== false) {
      throw new Error(
        "It is tagged `visual`, but lacks `parameters: { chromatic: { disableSnapshot: false } }`.",
      );
    }
    const modes = modesOf(settings);
    outcome.modes.set(story.id, modes.length);
    const after = await pages.change.photograph(modes);
    if (isNew) {
      for (const [at, mode] of modes.entries()) {
        const photo = after[at];
        if (photo) outcome.findings.push({ story, mode: mode.name, kind: "new", pixels: 0, after: photo });
      }
      return;
    }
    const suspects = await differing(story, modes, after, pages.base);
    if (suspects.length === 0) return;
    // A machine that is busy may have been caught before a story had come to rest: what is different is so twice.
    const again = suspects.map(({ mode }) => mode);
    await pages.change.open(story.id);
    const confirmed = await differing(story, again, await pages.change.photograph(again), pages.base);
    outcome.findings.push(
      ...confirmed.map(({ mode, ...finding }) => ({
        ...finding,
        story,
        mode: mode.name,
        kind: "different" as const,
      })),
    );
    const sure = new Set(confirmed.map(({ mode }) => mode));
    outcome.unsteady.push(
      ...again.filter((mode) => !sure.has(mode)).map((mode) => ({ story, mode: mode.name })),
    );
  } catch (error) {
    outcome.broken.push({ story, reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Which of these modes look different in the base. */
async function differing(
  story: VisualStory,
  modes: readonly Mode[],
  after: readonly Buffer[],
  base: StoryPage,
) {
  await base.open(story.id);
  const before = await base.photograph(modes);
  const found = [];
  for (const [at, mode] of modes.entries()) {
    const [first, second] = [before[at], after[at]];
    if (!first || !second) continue;
    const difference = await compare(first, second);
    if (difference) {
      found.push({
        mode,
        before: first,
        after: second,
        marked: difference.picture,
        pixels: difference.pixels,
      });
    }
  }
  return found;
}
