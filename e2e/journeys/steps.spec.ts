import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { alive, open } from "../support/pages.ts";

const CARD = 'main article a[href^="/product/"]';

/** Clicks the nth card, and waits for its product page. Returns the product's name. */
async function stepToProduct(page: Page, index: number): Promise<string> {
  const card = page.locator(CARD).nth(index);
  const name = (await card.textContent()) ?? "";
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  return name;
}

test("a link and Back navigate without a page load, focus the heading, and tell title and views once each", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => titles.push(document.title)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await open(page, "/products");
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const heading = page.getByRole("heading", { level: 1 });
  const productViews = () =>
    page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === "view_item").length);
  const name = await stepToProduct(page, 0);
  await expect(heading).toBeFocused();
  await expect(page.locator("[aria-live]").filter({ hasText: `${name} · Sen` })).toBeAttached();
  await expect.poll(productViews).toBe(1);
  const { titles, views } = await page.evaluate(() => ({
    titles: (window as unknown as { titles: string[] }).titles,
    views: (window.dataLayer ?? []).flatMap((event) =>
      event.event === "page_view" ? [[event.page_path, event.page_title]] : [],
    ),
  }));
  expect(titles.filter((title) => /^\s*·/.test(title))).toEqual([]);
  expect(views.map(([path]) => path)).toEqual(["/products", new URL(page.url()).pathname]);
  expect(views[1]?.[1]).toBe(`${name} · Sen`);

  await page.goBack();
  await expect(heading).toHaveText("Tất cả sản phẩm");
  await expect(heading).toBeFocused();
  await stepToProduct(page, 0);
  await expect.poll(productViews).toBe(2);

  // A hash that cannot be decoded leaves the page as it is.
  await page.evaluate(() => {
    location.hash = "#%";
  });
  await expect(page).toHaveURL(/#%$/);
  await page.goBack();
  await page.goForward();
  await expect(heading).toHaveText(name);
  expect(await page.evaluate(() => "samePage" in window)).toBe(true);
});

test("Back restores the scroll position of a list, also deep in it and after a reload", async ({ page }) => {
  await open(page, "/products");
  const cards = page.locator(CARD);
  const first = await cards.count();
  await page.getByRole("button", { name: /Xem thêm/ }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  const deep = cards.nth(first + 10);
  await deep.scrollIntoViewIfNeeded();
  const name = (await deep.textContent()) ?? "";
  const place = async () => (await deep.boundingBox())?.y ?? Infinity;
  const left = await place();
  await deep.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await expect(deep).toHaveText(name);
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(2);

  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/products/listing")) asked.push(request.url());
  });
  await page.reload();
  await expect(deep).toHaveText(name);
  await expect(deep).toBeInViewport();
  await deep.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.reload();
  await alive(page);
  await page.goBack();
  await expect(deep).toHaveText(name);
  await expect(deep).toBeInViewport();
  expect(asked).toEqual([]);
});

test("filters stay visible deep in a list, and a change scrolls to the first result @phone", async ({
  page,
}) => {
  await open(page, "/products");
  await page.locator(CARD).nth(20).scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "Lọc" })).toBeInViewport();
  const sort = page.getByRole("combobox", { name: /Sắp xếp/ });
  await expect(sort).toBeInViewport();
  await sort.selectOption({ index: 3 });
  await expect(page).toHaveURL(/sort_by=/);
  await expect(page.locator(CARD).first()).toBeInViewport();
});

test("a client-side navigation to an unknown id shows the 404 page", async ({ page, watch }) => {
  watch.expects(/status of 404/);
  await open(page, "/products");
  await page.evaluate(() => {
    history.pushState(null, "", "/product/99999999");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { name: "Không tìm thấy trang này" })).toBeVisible();
});

test("a tab that is open during a deployment reloads once and goes on", async ({ page, watch }) => {
  watch.expects(/Failed to load resource/);
  await open(page, "/products");
  // A file that the open page still needs would make it reload.
  await page.waitForLoadState("networkidle");
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  let replaced = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) replaced = false; // The page that loads now references the new files.
  });
  await page.route(/\/assets\/.*\.js$/, (route) =>
    replaced ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  const login = page.getByRole("link", { name: "Đăng nhập" }).first();
  // Hovering a link prefetches its page. A missing file must not matter yet.
  const missing = page.waitForResponse((answer) => answer.status() === 404);
  await login.hover();
  await missing;
  expect(loads).toEqual([]);
  await login.click();
  await expect(page.getByLabel("Mật khẩu", { exact: true })).toBeVisible();
  expect(loads).toEqual(["/login"]);
});
