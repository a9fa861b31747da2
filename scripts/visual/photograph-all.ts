import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import sirv from "sirv";
import { ensureBrowser, findTestBrowser } from "../start/browser.mjs";
import type { VisualStory } from "./build-stories.ts";
import { compare, type Difference } from "./compare.ts";
import { modesOf, type Mode } from "./shown-modes.ts";
import { standStill } from "./still-page.ts";
import { PHONE, StoryPage } from "./story-page.ts";

/** A picture of a story in one mode, where two looks differ or only the change has it. */
export interface Finding extends Partial<Difference> {
  story: VisualStory;
  mode: string;
  /** Unsteady: the two sides differed once, and not at a second look. */
  kind: "different" | "new" | "unsteady";
  before?: Buffer;
  after: Buffer;
}

export interface Outcome {
  findings: Finding[];
  /** Stories that could not be photographed, and what they said. */
  broken: { story: VisualStory; reason: string }[];
}

export interface Job {
  story: VisualStory;
  /** The base does not have it. */
  isNew: boolean;
}

/** Something of each side; the built Storybooks by their folders. */
type Sides<Of> = Record<"base" | "change", Of>;
export type Builds = Sides<string>;

/** Which of the two builds a page asks for. Both have one origin, so that no story can tell them apart. */
const SIDE_HEADER = "x-visual-side";
const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  // What is drawn anew is drawn whole: the rest of a picture would be rounded as it was before.
  "--disable-partial-raster",
];

/** When so many stories have differed twice, the change is one of everything (a color, a font): the others are looked at once. */
const SURE_AFTER = 24;

/** Photographs stories of both sides in all of their modes, several at a time, and compares them. */
export async function photographAll(jobs: readonly Job[], builds: Builds, atATime: number): Promise<Outcome> {
  await using server = await serve(builds);
  const executablePath = (await findTestBrowser()) ?? (await ensureBrowser());
  await using browser = await chromium.launch({ args: BROWSER_ARGS, executablePath });
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
        // What it fails for may be what was shown before it: then it is shown in a page of its own.
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

/** A server of both builds, on a free port. What it serves is new at each run, and does not change. */
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

/** What differs of a story, at a second look too unless it is sure. Throws what it threw, and when the cloud would not photograph it. */
async function look(
  { story, isNew }: Job,
  pages: Sides<StoryPage>,
  kept: string,
  { anew = false, isSure = false },
): Promise<Finding[]> {
  const settings = await pages.change.open(story.id, { anew });
  if (settings.parameters.chromatic?.disableSnapshot !== false) {
    throw new Error(
      "It is tagged `visual`, but lacks `parameters: { chromatic: { disableSnapshot: false } }`.",
    );
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
  // A machine that is busy may have been caught before a story had come to rest, and what was shown before may have left
  // something behind: what is different is so twice, the second time in a page of its own. What makes one mode different does so
  // in the others most often: those are looked at again where the first was unsteady.
  const [first, ...rest] = suspects;
  if (!first) return [];
  const second = isSure ? [first] : await lookAgain([first.mode]);
  const confirmed = second.length > 0 ? [...second, ...rest] : await lookAgain(rest.map(({ mode }) => mode));
  return suspects.map((suspect) => {
    const found = confirmed.find(({ mode }) => mode === suspect.mode);
    return { ...(found ?? suspect), story, mode: suspect.mode.name, kind: found ? "different" : "unsteady" };
  });
}

/** The base does not change: its pictures are kept, and taken as they are unless they are wanted anew. */
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

/** In which of these modes two rows of pictures differ, and how. */
async function differing(modes: readonly Mode[], befores: readonly Buffer[], afters: readonly Buffer[]) {
  const found = [];
  for (const [at, mode] of modes.entries()) {
    const [before, after] = [befores[at], afters[at]];
    const difference = before && after && (await compare(before, after));
    if (difference) found.push({ mode, before, after, ...difference });
  }
  return found;
}
