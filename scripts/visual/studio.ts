import { chromium, type Browser } from "playwright-core";
import { ensureBrowser } from "../start/browser.mjs";
import { serveStories, SIDE_HEADER } from "./serve-stories.ts";
import { standStill } from "./still-page.ts";
import { StoryPage } from "./story-page.ts";

/** Which of two builds is photographed. */
export type Side = "base" | "change";

/** Which pages photograph, and where from. */
export interface Studio {
  origin: string;
  executablePath: string | undefined;
  /** So many pages of each side, beside each other. */
  pages: number;
  /** Told after each piece of work. */
  onDone: (done: number) => void;
}

const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  // What is drawn anew is drawn whole: the rest of a picture would be rounded as it was before.
  "--disable-partial-raster",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Serves these builds while something is done with a studio that photographs from there. */
export async function withStudio<Result>(
  folders: Partial<Record<Side, string>>,
  { pages, onDone }: Pick<Studio, "pages" | "onDone">,
  act: (studio: Studio) => Promise<Result>,
): Promise<Result> {
  const executablePath = await ensureBrowser();
  const server = await serveStories(folders);
  try {
    return await act({ origin: server.origin, executablePath, pages, onDone });
  } finally {
    server.close();
  }
}

/** Opens a browser with pages of these sides, has them do all of the work, several pieces at a time, and closes it. */
export async function inStudio<Work, S extends Side>(
  { origin, executablePath, pages, onDone }: Studio,
  sides: readonly S[],
  works: readonly Work[],
  act: (work: Work, pages: Record<S, StoryPage>) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const waiting = [...works];
    let done = 0;
    const worker = async () => {
      const opened = await Promise.all(
        sides.map(async (side) => [side, await sidePage(browser, origin, side)] as const),
      );
      const own = Object.fromEntries(opened) as Record<S, StoryPage>;
      for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
        await act(work, own);
        done += 1;
        onDone(done);
      }
    };
    await Promise.all(Array.from({ length: Math.min(pages, works.length) }, worker));
  } finally {
    await browser.close();
  }
}

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
