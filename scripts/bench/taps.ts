import type { Browser } from "playwright-core";
import { products, productToBuy } from "./catalog.ts";
import { openBrowser, openPhone, PLAIN, THROTTLED, type Conditions } from "./phone.ts";
import { type Figure, median } from "./figures.ts";

const PRESSES = 7;
const STEPS = 9;
const BUY = "Thêm vào giỏ";
const ADDED = "Đã thêm 1 sản phẩm vào giỏ hàng";

/** What "Add to cart" leads to, depending on whether a variant must be chosen first. */
const EFFECTS = [
  { name: "in the cart", choice: false },
  { name: "choice shown", choice: true },
];

/** When it is tapped: as soon as it is visible, or at one second. In ms since navigation start. */
const MOMENTS = [
  { name: "when seen", notBefore: 0 },
  { name: "at 1 s", notBefore: 1_000 },
];

/**
 * Opens a product page as the first page on a throttled phone and taps "Add to cart". Measures the time from navigation start until the page
 * says that the product is in the cart, or shows the choice of variants.
 */
export async function measureFirstPress(url: string): Promise<Figure[]> {
  await using browser = await openBrowser();
  const figures: Figure[] = [];
  for (const effect of EFFECTS) {
    const { id } = await productToBuy(url, effect);
    for (const moment of MOMENTS) {
      const presses: Awaited<ReturnType<typeof press>>[] = [];
      for (let index = 0; index < PRESSES; index += 1) {
        presses.push(await press(browser, `${url}/product/${id}`, moment.notBefore));
      }
      const of = (what: "seen" | "pressed" | "effect") => median(presses.map((one) => one[what]));
      figures.push({
        what: `first visit, pressed ${moment.name}: ${effect.name} after`,
        value: of("effect"),
        unit: "ms",
        atMost: 2_200,
        note: `seen at ${of("seen").toFixed(0)}, pressed at ${of("pressed").toFixed(0)}`,
      });
    }
  }
  return figures;
}

async function press(browser: Browser, address: string, notBefore: number) {
  await using phone = await openPhone(browser, THROTTLED);
  const { page } = phone;
  await page.goto(address, { waitUntil: "commit" });
  const button = await page.waitForFunction(watchForButton, { buy: BUY, added: ADDED, notBefore });
  const { seen, x, y } = await button.jsonValue();
  await page.touchscreen.tap(x, y);
  const effect = await page.waitForFunction(() => window.probe.pending);
  return {
    seen,
    pressed: await page.evaluate(() => window.probe.touchedAt),
    effect: Number(await effect.jsonValue()),
  };
}

/** Runs in the page. Returns where to tap and when the button became visible, waiting until `notBefore`. */
async function watchForButton({ buy, added, notBefore }: { buy: string; added: string; notBefore: number }) {
  const { probe } = window;
  const told = (element: Element) => element.textContent.includes(added) && probe.isSeen(element);
  probe.pending = probe.painted(
    () =>
      Array.from(document.querySelectorAll("[role=status], [role=alert], output")).some(told) ||
      probe.seen("dialog[open] fieldset") !== undefined,
  );
  const seen = await probe.painted(() => probe.seen("button", buy) !== undefined);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, notBefore - performance.now())));
  const box = probe.seen("button", buy)?.getBoundingClientRect();
  if (!box) throw new Error("The button has gone again.");
  return { seen, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Step {
  content: number;
  ready: number;
}

/**
 * Measures the time from tapping a card in the list until the product's own heading, price and picture are painted, and until it can be
 * bought. Each phone is on its first visit, the list has settled, and no pointer was near the card before.
 */
export async function measureListToProduct(url: string): Promise<Figure[]> {
  const visited = await products(url, STEPS);
  await using browser = await openBrowser();
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
}

async function step(
  browser: Browser,
  conditions: Conditions,
  url: string,
  { id, name }: { id: number; name: string },
): Promise<Step> {
  await using phone = await openPhone(browser, conditions);
  const { page, rest } = phone;
  await page.goto(`${url}/products`);
  await rest();
  const card = page.locator(`main a[href="/product/${id}"]`).first();
  await card.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  await rest();
  await page.evaluate(watchForProduct, { name, buy: BUY });
  // Touch down and up at once, without a hover before.
  await card.tap({ force: true, noWaitAfter: true });
  const shown = await page.waitForFunction(() => window.probe.pending as Promise<Step>);
  return await shown.jsonValue();
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
    probe.painted(() => isThere() && probe.seen("button", buy) !== undefined),
  ]).then(([content, ready]) => ({ content: sinceTouch(content), ready: sinceTouch(ready) }));
}
