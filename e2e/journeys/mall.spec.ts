import { expect, test } from "../support/test.ts";

test(
  "a mall chosen in a phone's header is marked on later pages, and its products come first in the list",
  { tag: "@phone" },
  async ({ page }) => {
    const choose = page.getByRole("button", { name: "Trung tâm thương mại và ngôn ngữ" });
    const menu = page
      .getByRole("banner")
      .getByRole("navigation", { name: "Trung tâm thương mại", exact: true });
    await page.goto("/");
    await choose.click();
    const link = menu.getByRole("link", { name: /^Sen/ }).first();
    const name = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("heading", { level: 3, name: /^Tầng \d/ }).first()).toBeVisible();
    await page.getByRole("link", { name: /^Xem tất cả: Mã giảm giá tại/ }).click();
    await expect(page).toHaveURL(/\/coupons\?mall_id=\d+/);
    await page.reload();
    await choose.click();
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "true");

    await page.goto("/products");
    const main = page.getByRole("main");
    const first = main.getByRole("checkbox", { name: `${name} trước` });
    await expect(first).toBeChecked();
    const cards = main.getByRole("article");
    await expect(cards.filter({ hasText: name })).toHaveCount(await cards.count());
    await first.uncheck({ force: true });
    await expect(cards.filter({ hasNotText: name })).not.toHaveCount(0);
    await page.reload();
    await expect(first).not.toBeChecked();
    await first.check({ force: true });
    await expect(cards.filter({ hasNotText: name })).toHaveCount(0);
  },
);
