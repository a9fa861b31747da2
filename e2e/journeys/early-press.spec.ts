import type { Page } from "@playwright/test";
import { goodsThat, plenty, simple, steady } from "../support/goods.ts";
import { alive } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** Delays files, like a slow connection. Returns a function that lets them through. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const free = Promise.withResolvers<null>();
  await page.route(files, async (route) => {
    await free.promise;
    await route.continue();
  });
  return () => {
    free.resolve(null);
  };
}

const holdBackTheApp = (page: Page) => holdBack(page, /\/assets\/framework-.*\.js$/);

test("a quantity typed before hydration is added to the cart", async ({ page }) => {
  const [{ product }] = await goodsThat((one) => plenty(one) && simple(one) && steady(one));
  const letThrough = await holdBackTheApp(page);
  await page.goto(`/product/${product.id}`, { waitUntil: "domcontentloaded" });
  await page.getByRole("textbox", { name: "Số lượng" }).fill("3");
  await page.getByRole("button", { name: "Thêm vào giỏ" }).click();
  letThrough();
  await expect(page.getByText("Đã thêm 3 sản phẩm")).toBeVisible();
});

test("a button below the first screen, pressed before its code has loaded, acts once it has", async ({
  page,
}) => {
  const letThrough = await holdBack(page, /\/assets\/ProductDetailsSection-.*\.js$/);
  await page.goto("/product/1");
  await alive(page);
  const waiting = page.locator("[data-unhydrated]").filter({ hasText: "Đánh giá của người mua" });
  await waiting.getByRole("button", { name: /^Theo dõi/ }).click();
  await expect(waiting).toBeVisible();
  await expect(page).toHaveURL(/\/product\/1$/);
  letThrough();
  await expect(page).toHaveURL(/\/login/);
});

test("a login form sent before hydration does not put the password into the URL", async ({
  page,
  customer,
}) => {
  const letThrough = await holdBackTheApp(page);
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Số điện thoại hoặc email").fill(customer.phone);
  await page.getByLabel("Mật khẩu", { exact: true }).fill(customer.password);
  await page.getByLabel("Mật khẩu", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  letThrough();
  await expect(page).toHaveURL(/\/$/);
});

test("a form sent before the stylesheet has loaded is not submitted by the browser", async ({
  page,
  customer,
}) => {
  const letThrough = await holdBack(page, /\/assets\/.*\.css$/);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Số điện thoại hoặc email").fill(customer.phone);
  await page.getByLabel("Mật khẩu", { exact: true }).fill(customer.password);
  await page.getByLabel("Mật khẩu", { exact: true }).press("Enter");
  letThrough();
  await expect(page).toHaveURL(/\/$/);
});

test("a page keeps loading until its stylesheet arrives, so that no browser lays it out twice", async ({
  page,
}) => {
  const letThrough = await holdBack(page, /\/assets\/.*\.css$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#texts")).toBeAttached();
  const state = () => page.evaluate(() => document.readyState);
  expect(await state()).toBe("loading");
  letThrough();
  await expect.poll(state).toBe("complete");
});

test("a link opens its page before the app has loaded", async ({ page }) => {
  await holdBackTheApp(page);
  await page.goto("/products", { waitUntil: "domcontentloaded" });
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page whose code fails to load opens its menus without it, and hydrates once it loads", async ({
  page,
  watch,
}) => {
  watch.expects(/CartPage-|net::ERR_FAILED/);
  const code = /\/assets\/CartPage-.*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto("/cart");
  const menu = page.getByRole("navigation", { name: "Danh mục", exact: true });
  await expect(async () => {
    await page.locator("button[data-menu=categories]").click({ timeout: 1_000 });
    await expect(menu).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute(code);
  await expect(page.getByText("Giỏ hàng đang trống")).toBeVisible({ timeout: 15_000 });
});
