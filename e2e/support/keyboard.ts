import type { Locator, Page } from "@playwright/test";

const MOST_STEPS = 80;

/** Presses Tab until the element has focus, as a keyboard user does. */
export async function tabTo(page: Page, place: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus does not come to ${place.toString()} within ${MOST_STEPS} steps.`);
}
