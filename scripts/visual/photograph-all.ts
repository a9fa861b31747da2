import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import type { Browser } from "playwright-core";
import sirv from "sirv";
import { launchTestBrowser } from "../start/browser.mjs";
import type { VisualStory } from "./build-stories.ts";
import { compare, type Difference } from "./compare.ts";
import { modesOf, type Mode } from "./shown-modes.ts";
import { standStill } from "./still-page.ts";
import { PHONE, StoryPage } from "./story-page.ts";

/** Pictures of a story in one mode that differ, or that only the change has. */
export interface Finding extends Partial<Difference> {
  story: VisualStory;
  mode: string;
  /** Unsteady: the two sides differed the first time but not the second. */
  kind: "different" | "new" | "unsteady";
  before?: Buffer;
  after: Buffer;
}

export interface Outcome {
  findings: Finding[];
  /** Stories that could not be photographed, with the error. */
  broken: { story: VisualStory; reason: string }[];
}

export interface Job {
  story: VisualStory;
  /** Whether the base lacks it. */
  isNew: boolean;
}

/** A value for each side. For builds: the folders of the built Storybooks. */
type Sides<Of> = Record<"base" | "change", Of>;
export type Builds = Sides<string>;

/** Tells the server which build a page wants. Both have the same origin, so that stories cannot tell them apart. */
const SIDE_HEADER = "x-visual-side";
const BROWSER_ARGS = [
  "--disable-lcd-text",
  "--font-render-hinting=none",
  // Repaint whole frames; otherwise the unchanged parts would keep their earlier rounding.
  "--disable-partial-raster",
];

/** After this many confirmed differences the change affects everything (a color, a font), so the other stories are not checked twice. */
const SURE_AFTER = 24;

/** Photographs the stories of both sides in all modes, several at a time, and compares them. */
export async function photographAll(jobs: readonly Job[], builds: Builds, atATime: number): Promise<Outcome> {
  await using server = await serve(builds);
  await using browser = await launchTestBrowser(...BROWSER_ARGS);
  const outcome: Outcome = { findings: [], broken: [] };
  const waiting = [...jobs];
  let [done, sure] = [0, 0];
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const kept = join(dirname(builds.base), "photos");
  await mkdir(kept, { recursive: true });
  async function worker(): Promise<void> {
    const pages = {
      base: await openPage(browser, origin, "base"),
      change: await openPage(browser, origin, "change"),
    };
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      try {
        // The failure may come from an earlier story in the same page, so retry in a new page.
        const found = await look(job, pages, kept, { isSure: sure >= SURE_AFTER }).catch(() =>
          look(job, pages, kept, { anew: true }),
        );
        outcome.findings.push(...found);
        if (found.some(({ kind }) => kind === "different")) sure += 1;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        outcome.broken.push({ story: job.story, reason });
      }
      if ((done += 1) % 20 === 0) console.log(`${String(done)} of ${String(jobs.length)}`);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atATime, jobs.length) }, worker));
  return outcome;
}

/** A server of both builds on a free port. The files do not change during a run, so they can be cached. */
async function serve({ base, change }: Builds) {
  const files = { base: sirv(base, { maxAge: 3_600 }), change: sirv(change, { maxAge: 3_600 }) };
  const server = createServer((request, response) => {
    files[request.headers[SIDE_HEADER] === "base" ? "base" : "change"](request, response);
  });
  await once(server.listen(0, "localhost"), "listening");
  return server;
}

async function openPage(browser: Browser, origin: string, side: keyof Builds): Promise<StoryPage> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "vi-VN",
    timezoneId: "Asia/Ho_Chi_Minh",
    extraHTTPHeaders: { [SIDE_HEADER]: side },
    viewport: PHONE,
  });
  await standStill(context);
  return new StoryPage(await context.newPage(), origin);
}

/** The differences of a story, confirmed by a second check unless `isSure`. Throws what the story threw. */
async function look(
  { story, isNew }: Job,
  pages: Sides<StoryPage>,
  kept: string,
  { anew = false, isSure = false },
): Promise<Finding[]> {
  const settings = await pages.change.open(story.id, { anew });
  if (settings.parameters.chromatic?.disableSnapshot !== false) {
    throw new Error("It is tagged `visual`, but Chromatic would take no picture of it.");
  }
  const modes = modesOf(settings);
  const after = await pages.change.photograph(modes);
  if (isNew) {
    return after.map((photo, at) => ({ story, mode: modes[at]?.name ?? "", kind: "new", after: photo }));
  }
  const suspects = await differing(modes, await photographBase(pages.base, story, modes, kept, anew), after);
  const lookAgain = async (again: readonly Mode[]) => {
    await pages.change.open(story.id, { anew: true });
    const photos = await pages.change.photograph(again);
    return differing(again, await photographBase(pages.base, story, again, kept, true), photos);
  };
  // On a busy machine the first picture may be too early, and an earlier story may have left something behind. So a difference must show
  // up twice, the second time in a new page. What changes one mode usually changes the others, so those are only checked again if the
  // first was unsteady.
  const [first, ...rest] = suspects;
  if (!first) return [];
  const second = isSure ? [first] : await lookAgain([first.mode]);
  const confirmed = second.length > 0 ? [...second, ...rest] : await lookAgain(rest.map(({ mode }) => mode));
  return suspects.map((suspect) => {
    const found = confirmed.find(({ mode }) => mode === suspect.mode);
    return { ...(found ?? suspect), story, mode: suspect.mode.name, kind: found ? "different" : "unsteady" };
  });
}

/** The base does not change, so its pictures are cached and reused unless `anew`. */
async function photographBase(
  page: StoryPage,
  { id }: VisualStory,
  modes: readonly Mode[],
  kept: string,
  anew: boolean,
): Promise<Buffer[]> {
  const files = modes.map(({ name }) => join(kept, `${id}.${name}.png`));
  const known = anew ? null : await Promise.all(files.map((file) => readFile(file))).catch(() => null);
  if (known) return known;
  await page.open(id, { anew });
  const photos = await page.photograph(modes);
  await Promise.all(files.map((file, at) => writeFile(file, photos[at] ?? "")));
  return photos;
}

/** The modes in which the pictures differ, and how. */
async function differing(modes: readonly Mode[], befores: readonly Buffer[], afters: readonly Buffer[]) {
  const found = [];
  for (const [at, mode] of modes.entries()) {
    const [before, after] = [befores[at], afters[at]];
    const difference = before && after && (await compare(before, after));
    if (difference) found.push({ mode, before, after, ...difference });
  }
  return found;
}
