import { open } from "../support/pages.ts";
import { signIn } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";

test(
  "a guest's press on Follow takes effect after signing in, and the shop can be unfollowed in the account",
  { tag: "@phone" },
  async ({ page, customer }) => {
    await open(page, "/shop/1");
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await page.getByRole("button", { name: `Theo dõi ${name}`, exact: true }).click();
    await signIn(page, customer);
    await expect(page).toHaveURL("/shop/1");
    await expect(page.getByText(`Đã theo dõi ${name}`)).toBeVisible();
    const followed = page.getByRole("button", { name: `Đang theo dõi ${name}`, exact: true });
    await expect(followed).toBeVisible();

    await open(page, "/account/followed-shops");
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
    await followed.click();
    await expect(page.getByText("Bạn chưa theo dõi shop nào")).toBeVisible();
    await page.getByRole("button", { name: "Hoàn tác" }).click();
    await expect(followed).toBeVisible();
  },
);
