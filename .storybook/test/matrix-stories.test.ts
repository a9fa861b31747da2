import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchTestBrowser } from "../../scripts/start/browser.mjs";
import { boxesByStory, declaredProperties, differences, ofScheme } from "./computed-styles.ts";
import { forcedColorFaults, layoutFaults } from "./layout-faults.ts";
import { matrixPage } from "./matrix-page.ts";

/** How often to poll whether both pages are complete, and the interval in ms. */
const LOOKS = 60;
const LOOK_MS = 500;

/** Icons are swapped at compile time; at run time the library's own are shown, as the plugin's documentation says. */
const COMPILED_ONLY = "primitives/IconProvider/IconProvider Matrix";

let browser: Browser;
let pages: [compiled: Page, runtime: Page];

beforeAll(async () => {
  browser = await launchTestBrowser();
  pages = await Promise.all([
    matrixPage(browser, { runtime: false }),
    matrixPage(browser, { runtime: true }),
  ]);
  await untilComplete();
}, 900_000);

afterAll(async () => {
  await browser.close();
});

/** Waits for lazy parts until both pages have the same number of elements twice. If they never do, the comparison shows where. */
async function untilComplete(): Promise<void> {
  const count = (page: Page) =>
    page.evaluate(
      (other) => document.body.querySelectorAll(`[data-story]:not([data-story="${other}"]) *`).length,
      COMPILED_ONLY,
    );
  let before = 0;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const [compiled = 0, runtime] = await Promise.all(pages.map(count));
    if (compiled === runtime && compiled === before) return;
    before = compiled;
    await pause(LOOK_MS);
  }
}

/** Dark at one width only: colors do not depend on it. */
const modes = [
  { width: 360, scheme: "light" },
  { width: 360, scheme: "dark" },
  { width: 1280, scheme: "light" },
];

it.each(modes)(
  "draws each matrix story alike, compiled and at run time: $width px, $scheme",
  async ({ width, scheme }) => {
    const declared = await Promise.all(pages.map(declaredProperties));
    const all = [...new Set(declared.flat())];
    const properties = scheme === "light" ? all : ofScheme(all);
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

/** Viewing conditions, each applied to the page on a 360 px phone. */
const ways: readonly [name: string, look: (page: Page) => Promise<unknown>][] = [
  ["on a phone of 320 px", (page) => page.setViewportSize({ width: 320, height: 640 })],
  ["on a desktop at 200 % zoom", (page) => page.setViewportSize({ width: 640, height: 400 })],
  ["on a desktop", (page) => page.setViewportSize({ width: 1280, height: 800 })],
  ["in forced colors", (page) => page.emulateMedia({ forcedColors: "active" })],
  ["from right to left", (page) => page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"))],
  ["with texts that are longer by two fifths", (page) => page.evaluate("showLongTexts()")],
];

/** The faults of a page, looked at in some ways one after the other. */
async function faultsInTurn(page: Page, looks: typeof ways): Promise<string[]> {
  const faults: string[] = [];
  for (const [way, look] of looks) {
    await page.emulateMedia({ forcedColors: "none" });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));
    await look(page);
    faults.push(...(await layoutFaults(page)).map((fault) => `${way}: ${fault}`));
  }
  return faults;
}

describe("every matrix story", () => {
  it("fits, is whole and can be hit, however it is looked at", async () => {
    // Both pages are drawn alike, so each takes half. Long texts cannot be reset, so they come last.
    const halves = pages.map((page, at) =>
      faultsInTurn(
        page,
        ways.filter((_, way) => way % 2 === at),
      ),
    );
    expect((await Promise.all(halves)).flat()).toEqual([]);
  });

  it("shows its controls, and what is chosen, in forced colors", async () => {
    expect(await forcedColorFaults(pages[0])).toEqual([]);
  });

  it("stands still for whoever asked for less movement", async () => {
    const moving = await pages[0].evaluate(() => [
      ...document.getAnimations().map(({ id, effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.closest<HTMLElement>("[data-story]")?.dataset["story"] ?? "?"}: ${target?.tagName ?? id} moves`;
      }),
      ...[...document.querySelectorAll<HTMLElement>("[data-story] *")]
        .filter((element) => getComputedStyle(element).scrollBehavior === "smooth")
        .map((element) => `${element.tagName} scrolls smoothly`),
    ]);
    expect(moving).toEqual([]);
  });
});

describe("a page with every fault", () => {
  let faulty: Page;

  beforeAll(async () => {
    faulty = await browser.newPage({ viewport: { width: 320, height: 640 } });
    await faulty.setContent(`
      <style>* { margin: 0; box-sizing: border-box } button { border: 0 }</style>
      <section data-story="Wide"><div style="width: 400px; text-align: right">To the right</div></section>
      <section data-story="Cut"><p style="height: 10px; overflow: hidden">One line<br>and another</p></section>
      <section data-story="Small"><button style="width: 20px; height: 20px; padding: 0"></button></section>
      <section data-story="Filled"><button style="background: crimson; padding: 20px">Buy</button></section>
      <section data-story="Off"><button disabled style="color: CanvasText; padding: 20px">Buy</button></section>
      <section data-story="Over"><dialog style="border: 0">Sure?</dialog></section>
      <section data-story="Chosen"><ul>
        <li><a href="#a" aria-current="page" style="display: block; padding: 12px; border: 1px solid; background: pink">A</a></li>
        <li><a href="#b" style="display: block; padding: 12px; border: 1px solid">B</a></li>
      </ul></section>
      <section data-story="Whole">
        <p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Long enough to be cut</p>
        <ul style="overflow-x: auto"><li style="width: 900px">Far</li></ul>
        <div id="folded" style="height: 10px; overflow: hidden">One line<br>and another</div>
        <button aria-controls="folded" aria-expanded="false" style="padding: 20px">More</button>
        <label style="display: inline-block"><input type="checkbox"><span style="display: inline-block; padding: 12px">Yes</span></label>
      </section>`);
  });

  it("is told what sticks out, is cut off and is too small, and nothing else", async () => {
    expect(await layoutFaults(faulty)).toEqual([
      expect.stringMatching(/^Wide: sticking out/),
      expect.stringMatching(/^Cut: cut off/),
      expect.stringMatching(/^Small: too small to hit/),
    ]);
  });

  it("is told what forced colors hide", async () => {
    const faults = await forcedColorFaults(faulty);
    expect(faults).toContainEqual(expect.stringMatching(/^Filled: has no edge/));
    expect(faults).toContainEqual(expect.stringMatching(/^Off: looks enabled/));
    expect(faults).toContainEqual(expect.stringMatching(/^Over: has no edge/));
    expect(faults).toContainEqual(expect.stringMatching(/^Chosen: looks like the others/));
  });
});
