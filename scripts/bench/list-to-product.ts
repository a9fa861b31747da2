import type { Browser } from "playwright-core";
import { products } from "./catalog.ts";
import { inTime, PLAIN, THROTTLED, withBrowser, withPhone, type Conditions } from "./phone.ts";
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
  const visited = await products(url, RUNS);
  return withBrowser(executablePath, async (browser) => {
    const figures: Figure[] = [];
    for (const conditions of [PLAIN, THROTTLED]) {
      const steps: Step[] = [];
      for (const product of visited) steps.push(await step(browser, conditions, url, product));
      const of = (what: keyof Step) => median(steps.map((one) => one[what]));
      const [tapped, atMost] = ["list to product from the tap", conditions === PLAIN ? 70 : 300];
      figures.push(
        { what: `${tapped}, ${conditions.name}`, value: of("content"), unit: "ms", atMost },
        { what: `${tapped}, to be bought, ${conditions.name}`, value: of("ready"), unit: "ms" },
      );
    }
    return figures;
  });
}

async function step(
  browser: Browser,
  conditions: Conditions,
  url: string,
  { id, name }: { id: number; name: string },
): Promise<Step> {
  return withPhone(browser, conditions, async ({ page, rest }) => {
    await page.goto(`${url}/products`);
    await rest();
    const card = page.locator(`main a[href="/product/${id}"]`).first();
    await card.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
    await rest();
    await page.evaluate(watchForProduct, { name, buy: BUY });
    // Down and up at once, nothing before.
    await card.tap({ force: true, noWaitAfter: true });
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
