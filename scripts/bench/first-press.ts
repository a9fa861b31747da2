import type { Browser } from "playwright-core";
import { productToBuy } from "./catalog.ts";
import { inTime, THROTTLED, withBrowser, withPhone } from "./phone.ts";
import { type Figure, median } from "./figures.ts";

const RUNS = 7;
const BUY = "Thêm vào giỏ";
const ADDED = "Đã thêm vào giỏ hàng";

/** What a press of "Add to cart" leads to, by what there is to choose before. */
const EFFECTS = [
  { name: "in the cart", choice: false },
  { name: "choice shown", choice: true },
];

/** When it is pressed: as soon as it is seen, or at one second. In ms since the navigation began. */
const MOMENTS = [
  { name: "when seen", notBefore: 0 },
  { name: "at 1 s", notBefore: 1_000 },
];

/**
 * A product's page as the first page of a throttled phone: "Add to cart" is pressed, and the time from the navigation's
 * start is taken until the page says that the product is in the cart, or shows the choice that must be made before.
 */
export async function measureFirstPress(url: string, executablePath: string): Promise<Figure[]> {
  return withBrowser(executablePath, async (browser) => {
    const figures: Figure[] = [];
    for (const effect of EFFECTS) {
      const { id } = await productToBuy(url, effect);
      for (const moment of MOMENTS) {
        const presses: Awaited<ReturnType<typeof press>>[] = [];
        for (let index = 0; index < RUNS; index += 1) {
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
  });
}

async function press(browser: Browser, address: string, notBefore: number) {
  return withPhone(browser, THROTTLED, async ({ page }) => {
    await page.goto(address, { waitUntil: "commit" });
    const { seen, x, y } = await inTime(
      "The button",
      page.evaluate(watchForButton, { buy: BUY, added: ADDED, notBefore }),
    );
    await page.touchscreen.tap(x, y);
    const effect = await inTime(
      `The effect of a press at ${Math.max(seen, notBefore).toFixed(0)} ms`,
      page.evaluate(() => window.probe.pending as Promise<number>),
    );
    return { seen, pressed: await page.evaluate(() => window.probe.touchedAt), effect };
  });
}

/** Runs in the page. Gives where to press and when it was seen, not before it is to be pressed. */
async function watchForButton({ buy, added, notBefore }: { buy: string; added: string; notBefore: number }) {
  const { probe } = window;
  const told = (element: Element) => element.textContent.includes(added) && probe.isSeen(element);
  probe.pending = probe.painted(
    () =>
      Array.from(document.querySelectorAll("[role=status], [role=alert], output")).some(told) ||
      probe.seen("dialog[open] fieldset") !== undefined,
  );
  const seen = await probe.painted(() => probe.button(buy) !== undefined);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, notBefore - performance.now())));
  const box = probe.button(buy)?.getBoundingClientRect();
  if (!box) throw new Error("The button has gone again.");
  return { seen, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
