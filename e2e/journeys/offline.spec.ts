import type { Page } from "@playwright/test";
import { goodsThat, plenty, simple, steady } from "../support/goods.ts";
import { alive, open } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has cached a page. */
async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path))
    .toBe(true);
}

test("offline, visited pages can be read, and any other page shows that the connection is missing", async ({
  page,
  context,
  watch,
}) => {
  watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const [{ product }] = await goodsThat((one) => simple(one) && plenty(one) && steady(one));
  const path = `/product/${product.id}`;
  await page.clock.install();
  await open(page, path);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  // The page is cached after three seconds.
  await page.clock.fastForward(3_000);
  await kept(page, path);
  await context.setOffline(true);

  await page.reload();
  await alive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("button", { name: "Thêm vào giỏ" }).click();
  await expect(page.getByRole("link", { name: "Giỏ hàng, 1 sản phẩm" }).first()).toBeVisible();

  await page.goto("/account/address");
  await alive(page);
  await expect(page).toHaveURL("/offline#/account/address");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không có kết nối mạng");
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page).toHaveURL(path);
  await page.goto("/en/products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await alive(page);
  await context.setOffline(false);
  await expect(page).toHaveURL("/en/products");
});
