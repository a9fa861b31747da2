import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { senUi } from "../../packages/ui/vite/index.ts";
import { findBrowser } from "../../scripts/browser.mjs";
import { storyResolution } from "../story-resolution.ts";
import { boxesByStory, declaredProperties, differences } from "./computed-styles.ts";

const HOST = "http://stories.test";
/** A page shows more than a hundred stories at once, on a machine that is busy with other tests. */
const PAGE_MS = 120_000;
/** For both pages, and it stands still there: a countdown's text and its width are the same. */
const NOW = new Date("2026-11-01T05:00:00Z");

/** Longer timers than this one belong to what goes by itself, in ms. */
const SHORTLY_MS = 1_000;

/** How often it is looked whether both pages are complete, and the pause between, in ms. */
const LOOKS = 60;
const LOOK_MS = 500;

/** Icons are swapped where they are compiled: at run time the library's own stand there, as the plugin's documentation says. */
const COMPILED_ONLY = "primitives/IconProvider/IconProvider Matrix";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let browser: Browser;
let pages: [compiled: Page, runtime: Page];

beforeAll(async () => {
  const executablePath = await findBrowser();
  browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  pages = await Promise.all([matrixStories(false), matrixStories(true)]);
  await untilComplete();
}, 300_000);

afterAll(async () => {
  await browser.close();
});

/** A page of all matrix stories, styled by the plugin or by styled-components in the browser. */
async function matrixStories(runtime: boolean): Promise<Page> {
  const folder = place(`../../.cache/equal-styles/${runtime ? "runtime" : "compiled"}`);
  await build({
    configFile: false,
    root: place("."),
    publicDir: place("../../apps/storefront/public"),
    logLevel: "error",
    plugins: [senUi({ runtime })],
    resolve: storyResolution,
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: place("matrix-stories.html") },
    },
  });
  const page = await browser.newPage({ reducedMotion: "reduce", timezoneId: "Asia/Ho_Chi_Minh" });
  page.setDefaultTimeout(PAGE_MS);
  await page.route(`${HOST}/**`, (route) => {
    const path = folder + new URL(route.request().url()).pathname;
    return route.fulfill(existsSync(path) ? { path } : { status: 404 });
  });
  await page.clock.setFixedTime(NOW);
  // What counts or goes by itself, such as a toast, stays as it is: the two pages are not looked at in the same moment.
  await page.addInitScript((shortly) => {
    window.setInterval = () => 0;
    const soon = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => (ms > shortly ? 0 : soon(work, ms)),
    });
  }, SHORTLY_MS);
  await page.goto(`${HOST}/matrix-stories.html`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page;
}

/** Parts whose code comes late are there on both pages, or will not be: what then differs is told story by story. */
async function untilComplete(): Promise<void> {
  const count = (page: Page) => page.evaluate(() => document.body.querySelectorAll("*").length);
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const [compiled, runtime] = await Promise.all(pages.map(count));
    if (compiled === runtime) return;
    await pause(LOOK_MS);
  }
}

const modes = [360, 1280].flatMap((width) => ["light", "dark"].map((scheme) => ({ width, scheme })));

it.each(modes)(
  "draws each matrix story alike, compiled and at run time: $width px, $scheme",
  async ({ width, scheme }) => {
    const declared = await Promise.all(pages.map(declaredProperties));
    const properties = [...new Set(declared.flat())];
    const [compiled, runtime] = await Promise.all(
      pages.map(async (page) => {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(async (shown) => {
          document.documentElement.dataset["scheme"] = shown;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }, scheme);
        return boxesByStory(page, properties);
      }) as [ReturnType<typeof boxesByStory>, ReturnType<typeof boxesByStory>],
    );

    expect(compiled.size).toBeGreaterThan(100);
    expect([...runtime.keys()]).toEqual([...compiled.keys()]);
    const comparable = [...compiled].filter(([story]) => story !== COMPILED_ONLY);
    const found = comparable.map(([story, boxes]) => ({
      story,
      differs: differences([boxes, runtime.get(story) ?? []], properties).slice(0, 5),
    }));
    expect(found.filter(({ differs }) => differs.length > 0)).toEqual([]);
  },
);
