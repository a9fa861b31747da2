import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Page } from "playwright-core";
import sirv from "sirv";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findTestBrowser } from "../../scripts/start/browser.mjs";
import { buildStories } from "../../scripts/visual/build-stories.ts";

const FOLDER = fileURLToPath(new URL("../../.cache/docs-pages", import.meta.url));
const TREE = fileURLToPath(new URL("../..", import.meta.url));
/** Pages that are open at a time. */
const TABS = 3;
/** How long a page of many frames may take on a machine that is busy, in ms. */
const PAGE_MS = 60_000;

let browser: Browser;
let context: BrowserContext;
let server: Server;
let origin: string;

beforeAll(async () => {
  await buildStories(TREE, FOLDER, { withDocs: true });
  const files = sirv(FOLDER);
  server = createServer((request, response) => files(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const executablePath = await findTestBrowser();
  browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(PAGE_MS);
}, 600_000);

afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
});

/** The ids of the pages of documentation. */
function pages(): string[] {
  const { entries } = JSON.parse(readFileSync(`${FOLDER}/index.json`, "utf8")) as {
    entries: Record<string, { type: string; id: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === "docs")
    .map(({ id }) => id);
}

it("opens every page: nothing over it, empty, undescribed, wider than it or in the console, and where it begins", async () => {
  const left = pages();
  const faults: string[] = [];
  expect(left.length).toBeGreaterThan(200);
  const work = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const page = await context.newPage();
      const found = await faultsOf(page, id).catch((error: unknown) => [String(error).split("\n")[0] ?? ""]);
      faults.push(...found.map((fault) => `${id}: ${fault}`));
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  expect(faults.toSorted()).toEqual([]);
}, 1_200_000);

async function faultsOf(page: Page, id: string): Promise<string[]> {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message)) faults.push(`console: ${message.text()}`);
  });
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator("#storybook-docs:not([hidden]) :is(h1, h2)").first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-name]")].every((story) => story.childElementCount > 0),
  );
  faults.push(...(await page.evaluate(faultsOfPage)));
  // Frames below the window are loaded when they come near it.
  for (const frame of await page.locator("#storybook-docs iframe").all()) {
    await frame.scrollIntoViewIfNeeded();
    const root = frame.contentFrame().locator("body");
    const isFilled = await root
      .locator(":is(#storybook-root, dialog, [role=dialog], [role=status]) :visible")
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    if (!isFilled) faults.push(`empty frame ${String(await frame.getAttribute("id"))}`);
  }
  return faults;
}

/**
 * A frame plays its story at a size of its own, and whether the play holds is asked where stories are tested; a picture that
 * is not there is a state that stories show.
 */
function isExpected(message: ConsoleMessage): boolean {
  const isOfTheBuild = message.location().url.includes("/assets/");
  const isPlay = isOfTheBuild && /^(Assertion|TestingLibrary)/.test(message.text());
  return isPlay || (!isOfTheBuild && message.text().startsWith("Failed to load resource"));
}

/** Runs in the page. */
function faultsOfPage(): string[] {
  const { documentElement, activeElement, body } = document;
  const name = (element: Element) =>
    element.closest("[data-name]")?.getAttribute("data-name") ?? element.tagName;
  const isSeen = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().height > 0;
  const properties = [...document.querySelectorAll<HTMLTableRowElement>(".docblock-argstable tbody tr")];
  const exhibits = [...document.querySelectorAll(".exhibit")];
  return [
    ...[...document.querySelectorAll("dialog:modal")].map(
      (dialog) => `a dialog over the page: ${name(dialog)}`,
    ),
    ...exhibits
      .filter((exhibit) => ![...exhibit.querySelectorAll("*")].some(isSeen))
      .map((exhibit) => `empty: ${name(exhibit)}`),
    ...exhibits
      .flatMap((exhibit) => [...exhibit.querySelectorAll("*")])
      .filter((element) => getComputedStyle(element).position === "fixed" && isSeen(element))
      .map((element) => `fast to the window's edge: ${name(element)}`)
      .filter((fault, index, all) => all.indexOf(fault) === index),
    // The description of a property stands above its type. What HTML describes is shown where a story sets it.
    ...properties
      .filter(({ cells }) => cells.length > 2 && (cells[1]?.childElementCount ?? 0) < 2)
      .map(({ cells }) => cells[0]?.textContent.replace("*", "") ?? "")
      .filter((property) => !/^(children|name|autoComplete|defaultValue|onChange|onClick)$/.test(property))
      .map((property) => `undescribed: ${property}`),
    ...(activeElement === body || activeElement === null
      ? []
      : [`the focus is in ${activeElement.outerHTML.slice(0, 200)}`]),
    ...(window.scrollY === 0 ? [] : [`scrolled to ${String(window.scrollY)}`]),
    ...(documentElement.scrollWidth <= window.innerWidth
      ? []
      : [`${String(documentElement.scrollWidth)} px wide`]),
  ];
}
