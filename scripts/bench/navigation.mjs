import { chromium } from "playwright-core";
import { median } from "./statistics.mjs";

const RUNS = 15;

/** From the tap on a card of the list until the product's heading shows, in the browser's own clock. */
export async function measureNavigation(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const times = [];
    for (let index = 0; index < RUNS; index += 1) {
      await page.goto(`${url}/products`, { waitUntil: "networkidle" });
      const card = page.locator('main a[href^="/product/"]').nth(index);
      await card.hover();
      await page.waitForTimeout(100);
      times.push(
        await card.evaluate(
          (link) =>
            new Promise((resolve) => {
              const heading = () => document.querySelector("main h1")?.textContent;
              const before = heading();
              const started = performance.now();
              new MutationObserver((_changes, observer) => {
                if (!location.pathname.startsWith("/product/") || !heading() || heading() === before) return;
                observer.disconnect();
                requestAnimationFrame(() => resolve(performance.now() - started));
              }).observe(document, { childList: true, subtree: true, characterData: true });
              link.click();
            }),
        ),
      );
    }
    return [{ what: "list to product, heading shows", value: median(times), unit: "ms", target: 100 }];
  } finally {
    await browser.close();
  }
}
