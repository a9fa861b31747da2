import { expect, test } from "../support/test.ts";
import { goodsThat, plenty, simple, steady } from "../support/goods.ts";
import { tabTo } from "../support/keyboard.ts";
import { open } from "../support/pages.ts";

test("a product is found and added to the cart by keyboard alone", async ({ page }) => {
  const [{ product }] = await goodsThat((goods) => simple(goods) && plenty(goods) && steady(goods));
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Đến nội dung chính" })).toBeFocused();

  const search = page.getByRole("combobox", { name: "Tìm kiếm" });
  await tabTo(page, search);
  await page.keyboard.type(product.name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?keyword=/);
  const link = page.getByRole("main").getByRole("link", { name: product.name, exact: true });
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press("Enter");

  const add = page.getByRole("button", { name: "Thêm vào giỏ" });
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Đã thêm 1 sản phẩm vào giỏ hàng")).toBeVisible();

  const cart = page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, 1 sản phẩm" });
  await tabTo(page, cart, "Shift+Tab");
  await page.keyboard.press("Enter");
  const box = page.getByRole("checkbox", { name: `Chọn ${product.name}` });
  // A product that was just added is ticked.
  await expect(box).toBeChecked();
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect(box).not.toBeChecked();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Đăng nhập để mua" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login?next=%2Fcart");
});
