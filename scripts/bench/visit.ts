import type { Page } from "playwright-core";
import { productToBuy } from "./catalog.ts";
import { type Figure, median, percentile } from "./figures.ts";
import { openBrowser, openPhone, THROTTLED } from "./phone.ts";

const VISITS = 3;

type Act = (page: Page) => Promise<unknown>;

const press =
  (role: "button" | "link", name: string | RegExp, { inDialog = false } = {}): Act =>
  (page) =>
    (inDialog ? page.getByRole("dialog") : page).getByRole(role, { name }).first().tap();

/** A customer's actions on a list, in order. */
const ON_LIST: Record<string, Act> = {
  "menu opened": press("button", "Trung tâm thương mại và ngôn ngữ"),
  "menu closed": (page) => page.keyboard.press("Escape"),
  "filters opened": press("link", /^Lọc/),
  "filter chosen": press("link", /^Từ 4 sao/, { inDialog: true }),
  "filters closed": press("button", /^Xem/, { inDialog: true }),
  sorted: async (page) => {
    await page.getByRole("combobox", { name: "Sắp xếp" }).focus();
    await page.keyboard.press("ArrowDown");
  },
  "product opened": (page) => page.locator("main a[href^='/product/']").first().tap(),
};

/** The actions that follow, on a product with variants. */
const ON_PRODUCT: Record<string, Act> = {
  "choice opened": press("button", "Thêm vào giỏ"),
  "variant chosen": (page) => page.getByRole("dialog").getByRole("radio").first().locator("..").tap(),
  "put into the cart": press("button", "Thêm vào giỏ", { inDialog: true }),
  "cart opened": press("link", /^Giỏ hàng/),
  "quantity changed": press("button", /^Thêm một/),
};

/** How long a throttled phone takes to respond visibly to a touch, during a visit from a list to the cart. */
export async function measureVisit(url: string): Promise<Figure[]> {
  const { id } = await productToBuy(url, { choice: true });
  const parts = [
    [`${url}/products`, ON_LIST],
    [`${url}/product/${id}`, ON_PRODUCT],
  ] as const;
  const times = new Map<string, number[]>();
  await using browser = await openBrowser();
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const [address, acts] of parts) {
      await using phone = await openPhone(browser, THROTTLED);
      const { page, rest } = phone;
      await page.addInitScript(keepTouches);
      await page.goto(address);
      await rest();
      for (const [what, act] of Object.entries(acts)) {
        await act(page);
        await rest();
        const taken = await page.evaluate(() => window.longestTouch?.() ?? 0);
        times.set(what, [...(times.get(what) ?? []), taken]);
      }
    }
  }
  const unit = "ms";
  const together = percentile([...times.values()].flat(), 75);
  return [
    { what: "touch until it shows, p75", value: together, unit, atMost: 100 },
    ...[...times].map(([what, own]) => ({ what: `touch until it shows, ${what}`, value: median(own), unit })),
  ];
}

declare global {
  interface Window {
    /** The longest touch since the last call, until the next frame, in ms; 0 if below 16 ms. */
    longestTouch?: () => number;
  }
}

/** Runs in the page. */
function keepTouches(): void {
  let longest = 0;
  // The DOM types lack `durationThreshold`.
  const options = { type: "event", durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) longest = Math.max(longest, duration);
    }
  }).observe(options);
  window.longestTouch = () => {
    const found = longest;
    longest = 0;
    return found;
  };
}
