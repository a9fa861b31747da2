import type { Locator, Page } from "@playwright/test";

/** Opens a page and waits until React has hydrated its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await settled(page);
  await page.goto(path);
  await alive(page);
}

/** Waits until a closed dialog has gone back in the history. The browser would otherwise drop the next navigation. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { overlays = [] } = (history.state ?? {}) as { overlays?: readonly string[] };
    return overlays.length === 0 || document.querySelector("dialog[open], :popover-open") !== null;
  });
}

/** Responds to the event stream with 204. An open stream would keep the network from ever becoming idle. */
export async function withoutEvents(page: Page): Promise<void> {
  await page.route("**/api/v1/events", (route) => route.fulfill({ status: 204 }));
}

/** Waits until React has hydrated the open page. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1") ?? document.querySelector("main h2");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  });
}

/** The lines of the open cart. The recommendations below are articles too, but have no checkbox. */
export const cartLines = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("checkbox") });

/** Chooses an option of a combobox: the named one, or the first. A ward's option also says what the ward is called today. */
export async function choose(input: Locator, name?: string): Promise<void> {
  if (name === undefined) await input.click();
  else await input.fill(name);
  const options = input
    .page()
    .getByRole("option", name === undefined ? {} : { name: new RegExp(`^${name}( nay là|$)`) });
  await options.first().click();
}
