import { expect, test as base, type BrowserContext } from "@playwright/test";
import { createCustomer, type Customer } from "./customers.ts";
import { startFragileShop, type FragileShop } from "./fragile-shop.ts";
import { watchBrowser, type Watch } from "./watch-browser.ts";

interface Fixtures {
  /** A customer for this test only, with one address, not signed in. */
  customer: Customer;
  /** A storefront for this test only, whose connection to the backend can be cut. */
  fragile: FragileShop;
  /** What the browser complained about. A test that provokes a complaint announces it with `expects`. */
  watch: Watch;
}

/** How much of a page's text is printed, in characters. */
const TOLD_LENGTH = 2_000;

const watches = new WeakMap<BrowserContext, Watch>();

/**
 * Every browser journey also fails on what a shopper does not see: console errors (including hydration and CSP violations) and exceptions.
 */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
  customer: async ({}, use) => {
    await use(await createCustomer());
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  fragile: async ({}, use) => {
    const shop = await startFragileShop();
    await use(shop);
    await shop.stop();
  },
  context: async ({ context }, use, info) => {
    const watch = watchBrowser(context);
    watches.set(context, watch);
    await use(context);
    if (info.status !== info.expectedStatus) await tellPages(context);
    expect(watch.complaints()).toEqual([]);
  },
  watch: async ({ context }, use) => {
    const watch = watches.get(context);
    if (!watch) throw new Error("This browser is not watched.");
    await use(watch);
  },
});

/** Prints what a failed journey's pages showed. This output may be all that remains of the run. */
async function tellPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const text = await page.innerText("body", { timeout: 5_000 }).catch(String);
    process.stdout.write(`${page.url()}\n${text.slice(0, TOLD_LENGTH)}\n`);
  }
}

export { expect };
