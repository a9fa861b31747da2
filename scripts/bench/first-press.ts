import type { Browser } from "playwright-core";
import { productToBuy } from "./catalog.ts";
import type { Figure } from "./figures.ts";
import { inTime, THROTTLED, withBrowser, withPhone } from "./phone.ts";
import { median } from "./statistics.ts";

const RUNS = 7;
const BUY = "Thêm vào giỏ";
const ADDED = "Đã thêm vào giỏ hàng";

interface Press {
  seen: number;
  pressed: number;
  effect: number;
}

/**
 * A product's page as the first page of a throttled phone: "Add to cart" is pressed as soon as it is seen, or at one
 * second, and the time from the navigation's start is taken until the page says that it has been added.
 */
export async function measureFirstPress(url: string, executablePath: string): Promise<Figure[]> {
  const { id } = await productToBuy(url, { choice: false });
  return withBrowser(executablePath, async (browser) => {
    const soon = await presses(browser, `${url}/product/${id}`, 0);
    const later = await presses(browser, `${url}/product/${id}`, 1_000);
    const of = (list: Press[], what: keyof Press) => median(list.map((press) => press[what]));
    return [
      { what: "first visit: Add to cart is seen", value: of(soon, "seen"), unit: "ms" },
      {
        what: "first visit, pressed when seen: effect after",
        value: of(soon, "effect"),
        unit: "ms",
        note: `pressed at ${of(soon, "pressed").toFixed(0)} ms`,
      },
      {
        what: "first visit, pressed at 1 s: effect after",
        value: of(later, "effect"),
        unit: "ms",
        note: `pressed at ${of(later, "pressed").toFixed(0)} ms`,
      },
    ];
  });
}

async function presses(browser: Browser, address: string, notBefore: number): Promise<Press[]> {
  const list: Press[] = [];
  for (let index = 0; index < RUNS; index += 1) list.push(await press(browser, address, notBefore));
  return list;
}

async function press(browser: Browser, address: string, notBefore: number): Promise<Press> {
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
  probe.pending = probe.painted(() =>
    Array.from(document.querySelectorAll("[role=status], [role=alert], output")).some(
      (told) => told.textContent.includes(added) && probe.isSeen(told),
    ),
  );
  const seen = await probe.painted(() => probe.button(buy) !== undefined);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, notBefore - performance.now())));
  const box = probe.button(buy)?.getBoundingClientRect();
  if (!box) throw new Error("The button has gone again.");
  return { seen, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
