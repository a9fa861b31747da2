import { expect, test } from "../support/test.ts";
import { open } from "../support/pages.ts";

const CARD = 'main a[href^="/product/"]';

test("a link is a step on the same page: nothing is loaded anew, and the way back leads back", async ({
  page,
}) => {
  await open(page, "/products");
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const card = page.locator(CARD).first();
  const href = await card.getAttribute("href");
  await card.click();
  await expect(page).toHaveURL(href ?? "");
  await page.goBack();
  await expect(page).toHaveURL("/products");
  expect(await page.evaluate(() => "samePage" in window)).toBe(true);
});

test("a link pressed with Control opens its page beside this one", async ({ page, context }) => {
  await open(page, "/products");
  const card = page.locator(CARD).first();
  const href = await card.getAttribute("href");
  const opened = context.waitForEvent("page");
  await card.click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL(href ?? "");
  await expect(page).toHaveURL("/products");
});

test("a link to the page that is open adds no step to go back", async ({ page }) => {
  await open(page, "/");
  const before = await page.evaluate(() => history.length);
  await page.getByRole("banner").getByRole("link", { name: "Sen" }).first().click();
  await page.locator(CARD).first().click();
  await expect(page).toHaveURL(/\/product\//);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test("a filter chosen far down leaves the page where it is", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, "/products");
  const facet = page.getByRole("main").locator("aside a, [data-step~=keep-scroll]").last();
  await facet.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await facet.click();
  await expect(page).toHaveURL(/\/products\?/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("a page's data is on its way as soon as its link is neared", async ({ page }) => {
  await open(page, "/products");
  const card = page.locator(CARD).nth(1);
  const href = await card.getAttribute("href");
  const asked = page.waitForRequest((request) =>
    request.url().endsWith(`/api/v1/products/${href?.split("/").at(-1)}`),
  );
  await card.hover();
  await asked;
});
