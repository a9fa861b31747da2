import type { Locator, Page } from "@playwright/test";

/** Opens a page and waits until it is alive: React has taken over its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await settled(page);
  await page.goto(path);
  await alive(page);
}

/** Waits until a dialog that has closed has taken its step back: the browser drops a page that is asked for meanwhile. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { overlays = [] } = (history.state ?? {}) as { overlays?: readonly string[] };
    return overlays.length === 0 || document.querySelector("dialog[open], :popover-open") !== null;
  });
}

/** Answers who follows what happens with nothing: an open stream keeps the network from ever being idle. */
export async function withoutEvents(page: Page): Promise<void> {
  await page.route("**/api/v1/events", (route) => route.fulfill({ status: 204 }));
}

/** Waits until React has taken over the page that is open. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1") ?? document.querySelector("main h2");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  });
}

/** The lines of the open cart; what goes with them is shown below as articles too. */
export const cartLines = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("checkbox") });

/** Chooses from a combobox: by what is typed, or the first that it offers. */
export async function choose(input: Locator, name?: string): Promise<void> {
  if (name === undefined) await input.click();
  else await input.fill(name);
  const options = input.page().getByRole("option", name === undefined ? {} : { name, exact: true });
  await options.first().click();
}
