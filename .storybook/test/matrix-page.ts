import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { senUi } from "../../packages/ui/vite/index.ts";
import { storyResolution } from "../story-resolution.ts";

const HOST = "http://stories.test";
/** Timeout in ms: a page renders more than a hundred stories on a machine busy with other tests. */
const PAGE_MS = 400_000;
/** Fixed time of every page, so that countdowns have the same text and width. */
const NOW = new Date("2026-11-01T05:00:00Z");

/** Timers longer than this, in ms, belong to things that disappear on their own. */
const SHORTLY_MS = 1_000;

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Opens a page with all matrix stories, styled by the plugin or, with `runtime`, by styled-components in the browser. */
export async function matrixPage(browser: Browser, { runtime }: { runtime: boolean }): Promise<Page> {
  const folder = place(`../../.cache/matrix-stories/${runtime ? "runtime" : "compiled"}`);
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
  // Stops countdowns and keeps toasts, because the two pages are not compared at the same moment.
  await page.addInitScript((shortly) => {
    window.setInterval = () => 0;
    const soon = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => (ms > shortly ? 0 : soon(work, ms)),
    });
  }, SHORTLY_MS);
  await page.goto(`${HOST}/matrix-stories.html`);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page;
}
