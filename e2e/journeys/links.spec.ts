import { expect, test } from "../support/test.ts";
import { open } from "../support/pages.ts";

const CARD = 'main a[href^="/product/"]';

test("a link to the current page adds no history entry", async ({ page }) => {
  await open(page, "/");
  const before = await page.evaluate(() => history.length);
  await page.getByRole("banner").getByRole("link", { name: "Sen" }).first().click();
  await page.locator(CARD).first().click();
  await expect(page).toHaveURL(/\/product\//);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test("a link clicked with Control opens in a new tab, and a filter chosen far down does not scroll the page to the top", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, "/products");
  const card = page.locator(CARD).first();
  const opened = context.waitForEvent("page");
  await card.click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL((await card.getAttribute("href")) ?? "");
  await expect(page).toHaveURL("/products");

  const facet = page.getByRole("main").locator("aside a, [data-step~=keep-scroll]").last();
  await facet.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await facet.click();
  await expect(page).toHaveURL(/\/products\?/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
