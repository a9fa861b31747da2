import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findTestBrowser } from "../../scripts/start/browser.mjs";
import { forcedColorFaults, layoutFaults } from "./layout-faults.ts";
import { matrixPage } from "./matrix-page.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const executablePath = await findTestBrowser();
  browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  page = await matrixPage(browser);
}, 900_000);

afterAll(async () => {
  await browser.close();
});

/** Ways in which people look at the shop, each made out of the page as it is on a phone of 360 px. */
const ways: readonly [name: string, look: () => Promise<unknown>][] = [
  ["on a phone of 320 px", () => page.setViewportSize({ width: 320, height: 640 })],
  ["on a desktop at 200 % zoom", () => page.setViewportSize({ width: 640, height: 400 })],
  ["on a desktop", () => page.setViewportSize({ width: 1280, height: 800 })],
  ["in forced colors", () => page.emulateMedia({ forcedColors: "active" })],
  ["from right to left", () => page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"))],
  ["with texts that are longer by two fifths", () => page.evaluate("showLongTexts()")],
];

describe("every matrix story", () => {
  // Long texts stay, so they come last; all else is taken back.
  it.each(ways)("fits, is whole and can be hit %s", async (_way, look) => {
    await page.emulateMedia({ forcedColors: "none" });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => document.documentElement.removeAttribute("dir"));
    await look();
    expect(await layoutFaults(page)).toEqual([]);
  });

  it("shows its controls, and what is chosen, in forced colors", async () => {
    expect(await forcedColorFaults(page)).toEqual([]);
  });

  it("stands still for whoever asked for less movement", async () => {
    const moving = await page.evaluate(() => [
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
    expect(faults).toContainEqual(expect.stringMatching(/^Chosen: looks like the others/));
  });
});
