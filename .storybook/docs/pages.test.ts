import { globSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from "playwright-core";
import sirv from "sirv";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchTestBrowser } from "../../scripts/start/browser.mjs";
import { buildStories } from "../../scripts/visual/build-stories.ts";
import { faultsOfPage } from "./page-faults.ts";
import { show, withoutAudit } from "./preview-page.ts";

const FOLDER = fileURLToPath(new URL("../../.cache/docs-pages", import.meta.url));
const TREE = fileURLToPath(new URL("../..", import.meta.url));
/** Viewport: as wide as a desktop, but low, because painting below it costs a third of the time. */
const WINDOW = { width: 1280, height: 200 };
/** Number of windows that check pages in parallel. */
const WINDOWS = 2;
/** Timeout of a page on a busy machine, in ms. */
const PAGE_MS = 60_000;
/** Header that makes the server fill iframes. Otherwise they stay empty: the story tests check what would be in them. */
const WITH_FRAMES = "x-with-frames";
/** Pages loaded from scratch with their iframes: a dialog, an overlay, and a screen that scrolls by itself. */
const LOADED_WHOLE = ["primitives-dialog--docs", "primitives-toast-toaster--docs", "cart-cartscreen--docs"];

/** The gate builds the pages that somebody wrote: with a guide, MDX, practices, foundations. Every night all of them are built. */
const isGate = process.env["TURBO_HASH"] !== undefined;
const WRITTEN = ["{foundations,practices}/*.stories", "*/*/*.guide", "cart/CartScreen/*.stories"]
  .flatMap((path) => globSync(`packages/ui/src/${path}.tsx`, { cwd: TREE }))
  .map((path) => path.replace(".guide.", ".stories."));

let browser: Browser;
let server: Server;
let origin: string;

beforeAll(async () => {
  await buildStories(TREE, FOLDER, { withDocs: true, ...(isGate && { files: WRITTEN }) });
  const files = sirv(FOLDER, { maxAge: 3600, immutable: true });
  server = createServer((request, response) => {
    const { "sec-fetch-dest": kind, [WITH_FRAMES]: withFrames } = request.headers;
    if (kind === "iframe" && withFrames === undefined) response.end("<!doctype html>");
    else files(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  browser = await launchTestBrowser();
}, 600_000);

afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

it("opens every page: nothing over it, empty, wider than it or in the console, and where it begins", async () => {
  const { entries } = JSON.parse(readFileSync(`${FOLDER}/index.json`, "utf8")) as {
    entries: Record<string, { type: string; id: string }>;
  };
  const pages = Object.values(entries)
    .filter(({ type }) => type === "docs")
    .map(({ id }) => id);
  expect(pages.length).toBeGreaterThan(isGate ? 50 : 200);
  const faults = await inWindows(pages, async (page, id) => {
    await show(page, id, "docs");
    await pageIsWhole(page);
    return page.evaluate(faultsOfPage);
  });
  expect(faults.toSorted()).toEqual([]);
}, 900_000);

it("has frames that take no focus, leave the page where it begins, and follow the toolbar", async () => {
  const faults = await inWindows(
    LOADED_WHOLE,
    async (page, id) => {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=scheme:dark`);
      await pageIsWhole(page);
      const first = page.locator("#storybook-docs iframe").first();
      const content =
        "html[data-scheme=dark] :is(#storybook-root, dialog, [role=dialog], [role=status]) :visible";
      const shown = first.contentFrame().locator(content).first().waitFor();
      const isFilled = await shown.then(
        () => true,
        () => false,
      );
      const isWithoutFocus = () => !(document.activeElement instanceof HTMLIFrameElement);
      await page.waitForFunction(isWithoutFocus).catch(() => undefined);
      return [
        ...(isFilled ? [] : ["an empty frame, or not in the dark scheme"]),
        ...(await page.evaluate(faultsOfPage)),
      ];
    },
    { extraHTTPHeaders: { [WITH_FRAMES]: "yes" } },
  );
  expect(faults.toSorted()).toEqual([]);
}, 300_000);

/** Checks each id in one of the windows. Returns the faults found or written to the console. */
async function inWindows(
  ids: readonly string[],
  look: (page: Page, id: string) => Promise<string[]>,
  options: BrowserContextOptions = {},
): Promise<string[]> {
  const left = [...ids];
  const faults: string[] = [];
  const work = async () => {
    const context = await browser.newContext({
      ...options,
      viewport: WINDOW,
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(PAGE_MS);
    const page = await context.newPage();
    let open = "";
    const tell = (fault: string) => faults.push(`${open}: ${fault}`);
    page.on("pageerror", ({ message }) => tell(message));
    page.on("console", (message) => {
      if (message.type() === "error" && !isExpected(message)) tell(`console: ${message.text()}`);
    });
    await page.goto(`${origin}/iframe.html`);
    await withoutAudit(page);
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      open = id;
      const found = await look(page, id).catch((error: unknown) => [String(error).split("\n")[0] ?? ""]);
      found.forEach(tell);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: WINDOWS }, work));
  return faults;
}

async function pageIsWhole(page: Page): Promise<void> {
  await page.locator("#storybook-docs:not([hidden]) :is(h1, h2)").first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-name]")].every((story) => story.childElementCount > 0),
  );
  // An urgent notice scrolls the page when it appears; use-page-top.ts scrolls back a frame later.
  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await page.evaluate(twoFrames);
  await page.waitForFunction(() => window.scrollY === 0).catch(() => undefined);
}

/**
 * Failed play functions are expected, because an iframe has another size; story tests check them. Missing pictures are
 * expected too, because some stories show that state.
 */
function isExpected(message: ConsoleMessage): boolean {
  const isOfTheBuild = message.location().url.includes("/assets/");
  const isPlay = isOfTheBuild && /^(Assertion|TestingLibrary|\w+: expect\()/.test(message.text());
  return isPlay || (!isOfTheBuild && message.text().startsWith("Failed to load resource"));
}
