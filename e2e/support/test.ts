import { expect, test as base } from "@playwright/test";
import { createCustomer, type Customer } from "./customers.ts";
import { watchBrowser, type Watch } from "./watch-browser.ts";

interface Fixtures {
  /** A customer of this test's own, with one address, not signed in anywhere. */
  customer: Customer;
  /** What the browser complained about; a test that provokes a complaint says so with `expects`. */
  watch: Watch;
}

/**
 * Every journey also fails on what a shopper would not see: an error in the console (hydration and CSP violations are such), an exception.
 */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
  customer: async ({}, use) => {
    await use(await createCustomer());
  },
  watch: [
    async ({ context }, use) => {
      const watch = watchBrowser(context);
      await use(watch);
      expect(watch.complaints()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
