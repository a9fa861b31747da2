import { open } from "../support/pages.ts";
import { signIn } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";

test(
  "a guest's wishes are merged at sign-in, listed, removed, and restored",
  { tag: "@phone" },
  async ({ page, customer }) => {
    await open(page, "/products");
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: /^Yêu thích: / })
      .first();
    const name = (await heart.getAttribute("aria-label")) ?? "";
    await heart.click();
    await expect(page.getByText("Đã thêm vào yêu thích")).toBeVisible();
    await page.reload();
    const same = page.getByRole("main").getByRole("button", { name, exact: true });
    await expect(same).toHaveAttribute("aria-pressed", "true");

    await open(page, "/login?next=/account/wish-list");
    await signIn(page, customer);
    await expect(page).toHaveURL("/account/wish-list");
    await expect(same).toHaveAttribute("aria-pressed", "true");
    await same.click();
    await expect(page.getByText("Bạn chưa lưu sản phẩm nào")).toBeVisible();
    await page.getByRole("button", { name: "Hoàn tác" }).click();
    await expect(same).toHaveAttribute("aria-pressed", "true");
  },
);
