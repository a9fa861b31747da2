import type { Browser } from "playwright-core";
import { product, productIds } from "./catalog.ts";
import { inTime, PLAIN, tap, THROTTLED, withBrowser, withPhone, type Conditions } from "./phone.ts";
import { type Figure, median } from "./figures.ts";

const RUNS = 9;
const BUY = "Thêm vào giỏ";

interface Step {
  content: number;
  ready: number;
}

/**
 * From the finger on a card of the list until the product's own heading, price and picture are painted, each on a phone
 * that has never been here, when the list has come to rest; no finger or mouse was near the card before. Beside it the
 * time until the product can be bought.
 */
export async function measureListToProduct(url: string, executablePath: string): Promise<Figure[]> {
  const ids = await productIds(url, RUNS);
  return withBrowser(executablePath, async (browser) => {
    const figures: Figure[] = [];
    for (const conditions of [PLAIN, THROTTLED]) {
      const steps: Step[] = [];
      for (const id of ids) steps.push(await step(browser, conditions, url, id));
      figures.push(
        {
          what: `list to product from the tap, ${conditions.name}`,
          value: median(steps.map(({ content }) => content)),
          unit: "ms",
          atMost: conditions === PLAIN ? 70 : 300,
        },
        {
          what: `list to product from the tap, to be bought, ${conditions.name}`,
          value: median(steps.map(({ ready }) => ready)),
          unit: "ms",
        },
      );
    }
    return figures;
  });
}

async function step(browser: Browser, conditions: Conditions, url: string, id: number): Promise<Step> {
  const { name } = await product(url, id);
  return withPhone(browser, conditions, async ({ page, rest }) => {
    await page.goto(`${url}/products`);
    await rest();
    const card = `main a[href="/product/${id}"]`;
    await page.evaluate(
      (selector) =>
        document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }),
      card,
    );
    await rest();
    await page.evaluate(watchForProduct, { name, buy: BUY });
    await tap(page, card);
    return inTime(
      `The page of "${name}"`,
      page.evaluate(() => window.probe.pending as Promise<Step>),
    );
  });
}

/** Runs in the page. */
function watchForProduct({ name, buy }: { name: string; buy: string }): void {
  const { probe } = window;
  const ofAnother = "a[href*='/product/'], article";
  const own = (selector: string, fits: (element: Element) => boolean) =>
    Array.from(document.querySelectorAll(`main ${selector}`)).some(
      (element) => !element.closest(ofAnother) && fits(element) && probe.isSeen(element),
    );
  const isThere = () =>
    own("h1", (heading) => heading.textContent.trim() === name) &&
    own("img", (picture) => picture.getBoundingClientRect().width > innerWidth / 2) &&
    own("span", (text) => /^[\d.]+\s*đ$/.test(text.lastChild?.nodeValue?.trim() ?? ""));
  const sinceTouch = (time: number) => time - probe.touchedAt;
  probe.pending = Promise.all([
    probe.painted(isThere),
    probe.painted(() => isThere() && probe.button(buy) !== undefined),
  ]).then(([content, ready]) => ({ content: sinceTouch(content), ready: sinceTouch(ready) }));
}
