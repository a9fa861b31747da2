import { expect, test } from "../support/test.ts";
import { alive, open } from "../support/pages.ts";

test("while the backend is down, open and cached pages stay readable, others offer to try again, and a new one responds with 503", async ({
  page,
  request,
  fragile,
  watch,
}) => {
  watch.expects(/status of 50\d|Failed to load resource/);
  const askForCached = () => request.get(`${fragile.url}/product/5`);
  await askForCached();
  const cached = await (await askForCached()).text();
  await open(page, `${fragile.url}/en/products`);
  fragile.cut();

  const card = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const name = (await card.textContent()) ?? "";
  await expect(card).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(/\/en\/product\/\d+$/);
  const again = page.getByRole("main").getByRole("button", { name: "Try again" }).first();
  await expect(again).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
  await expect(card).toHaveText(name);

  await page.goForward();
  await expect(again).toBeVisible();
  const [asked] = await Promise.all([page.waitForResponse(/\/api\/v1\/products\/\d+/), again.click()]);
  expect(asked.ok()).toBe(false);
  fragile.mend();
  // The page also retries by itself. If it is faster, the button is gone.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();

  fragile.cut();
  const during = await askForCached();
  expect([during.status(), await during.text()]).toEqual([200, cached]);
  const response = await page.goto(`${fragile.url}/product/1`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByText("Trang này tạm thời chưa tải được").first()).toBeVisible();
  await alive(page);
  fragile.mend();
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(page.getByRole("button", { name: "Thêm vào giỏ" })).toBeVisible();
});

test("without a connection the page stays and says so, until the connection is back", async ({
  page,
  context,
  watch,
}) => {
  watch.expects(/ERR_INTERNET_DISCONNECTED/);
  await open(page, "/products");
  await context.setOffline(true);
  await expect(page.getByText("Mất kết nối mạng. Bạn vẫn xem được những trang đã mở.")).toBeVisible();
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(
    page.getByText("Trang này chưa mở được khi mất mạng. Hãy thử lại khi có kết nối."),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
  await context.setOffline(false);
  await expect(page.getByText("Đã kết nối lại.")).toBeVisible();
});

test("a banner says that the shop takes no orders, and disappears when it does again", async ({ page }) => {
  let isPaused = true;
  await page.route("**/api/v1/**", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), ...(isPaused && { "shop-paused": "buying" }) };
    await route.fulfill({ response, headers });
  });
  await page.clock.install();
  await open(page, "/products");
  await page.getByRole("combobox", { name: "Tìm kiếm" }).fill("ao");
  await expect(page.getByText("Tạm thời chưa thể đặt hàng. Bạn vẫn xem hàng được.")).toBeVisible();
  isPaused = false;
  // The page asks every ten seconds.
  await page.clock.fastForward(10_000);
  await expect(page.getByText("Đã đặt hàng lại được.")).toBeVisible();
});

test("files of a page that fail to load are fetched again, so that it has its texts and styles", async ({
  page,
  watch,
}) => {
  watch.expects(/Failed to load resource/);
  await open(page, "/products");
  const asked = new Set<string>();
  const again = new Set<string>();
  await page.route(/\/assets\/(auth|LoginPage|account-styles)-[\w-]+\.(js|css)$/, (route, request) => {
    const file = request.url();
    if (asked.has(file)) again.add(file);
    asked.add(file);
    return again.has(file) ? route.continue() : route.abort();
  });
  await page.getByRole("link", { name: "Đăng nhập" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Đăng nhập" })).toBeVisible();
  await expect(page.getByLabel("Mật khẩu", { exact: true })).toBeVisible();
  expect(again.size).toBe(3);
});
