import type { Browser } from "playwright-core";
import { productToBuy } from "./catalog.ts";
import type { Figure } from "./figures.ts";
import { inTime, SLOW_PROCESSOR, withBrowser, withPhone } from "./phone.ts";
import { median } from "./statistics.ts";

const RUNS = 7;
const BUY = "Thêm vào giỏ";

interface Opening {
  inp: number;
  seen: number;
}

/**
 * The first opening of the sheet of variants on a product's page at rest, on a slow phone: interaction to next paint by
 * the browser's own Event Timing (which counts in steps of 8 ms), and the time until the sheet is seen.
 */
export async function measureVariantSheet(url: string, executablePath: string): Promise<Figure[]> {
  const { id } = await productToBuy(url, { choice: true });
  return withBrowser(executablePath, async (browser) => {
    const openings: Opening[] = [];
    for (let index = 0; index < RUNS; index += 1) {
      openings.push(await open(browser, `${url}/product/${id}`));
    }
    return [
      { what: "variant sheet: INP", value: median(openings.map(({ inp }) => inp)), unit: "ms" },
      { what: "variant sheet: seen after", value: median(openings.map(({ seen }) => seen)), unit: "ms" },
    ];
  });
}

async function open(browser: Browser, address: string): Promise<Opening> {
  return withPhone(browser, SLOW_PROCESSOR, async ({ page, rest }) => {
    await page.goto(address);
    await rest();
    const { x, y } = await page.evaluate((buy) => {
      const { probe } = window;
      const box = probe.button(buy)?.getBoundingClientRect();
      if (!box) throw new Error("The button is not seen.");
      let longest = 0;
      const asShortAsIsTold = { type: "event", durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          if (entry.interactionId > 0) longest = Math.max(longest, entry.duration);
        }
      }).observe(asShortAsIsTold);
      probe.pending = probe
        .painted(() => probe.seen("dialog[open], [role=dialog]") !== undefined)
        .then(async (seen) => {
          // The entry of an interaction comes after the frame that it waited for.
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          // What takes less than the least that is told is told as that.
          return { inp: Math.max(longest, 16), seen: seen - probe.touchedAt };
        });
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, BUY);
    await page.touchscreen.tap(x, y);
    return inTime(
      "The sheet",
      page.evaluate(() => window.probe.pending as Promise<Opening>),
    );
  });
}
