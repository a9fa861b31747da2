import { expect, test } from "../support/test.ts";
import { goodsThat, plenty, simple, steady } from "../support/goods.ts";
import { open } from "../support/pages.ts";
import { signIn } from "../support/sessions.ts";

test(
  "a guest searches, fills the cart, signs in, orders with cash on delivery, and cancels",
  { tag: "@phone" },
  async ({ page, customer }) => {
    const [{ product }] = await goodsThat((goods) => simple(goods) && plenty(goods) && steady(goods));

    await open(page, "/");
    await page.getByRole("combobox", { name: "Tìm kiếm" }).fill(product.name);
    await page.getByRole("button", { name: "Tìm", exact: true }).click();
    await expect(page).toHaveURL(/\/search\?keyword=/);
    await page.getByRole("main").getByRole("link", { name: product.name, exact: true }).click();

    await expect(page).toHaveURL(`/product/${product.id}`);
    await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
    await page.getByRole("button", { name: "Thêm vào giỏ" }).click();
    await expect(page.getByText("Đã thêm 1 sản phẩm vào giỏ hàng")).toBeVisible();

    await page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, 1 sản phẩm" }).click();
    await expect(page.getByText("Giỏ hàng đang lưu trên thiết bị này")).toBeVisible();
    await page.getByRole("checkbox", { name: `Chọn ${product.name}` }).check();
    await page.getByRole("button", { name: "Đăng nhập để mua" }).click();

    await expect(page).toHaveURL("/login?next=%2Fcart");
    await signIn(page, customer);
    await expect(page).toHaveURL("/cart");
    await expect(page.getByText("Giỏ hàng đang lưu trên thiết bị này")).toBeHidden();
    await page.getByRole("checkbox", { name: `Chọn ${product.name}` }).check();
    await page.getByRole("button", { name: "Thanh toán (1)" }).click();

    await expect(page).toHaveURL(/\/payment\?checkout=/);
    await expect(page.getByRole("main").getByText(/12 Trần Quang Khải/)).toBeVisible();
    await page.getByRole("radio", { name: /nhận hàng/ }).check();
    await page.getByRole("button", { name: "Đặt hàng" }).click();

    await expect(page.getByRole("heading", { name: "Đặt hàng thành công" })).toBeVisible();
    await page.getByRole("link", { name: "Xem đơn hàng của tôi" }).click();
    const order = page.getByRole("main").getByRole("article").filter({ hasText: product.name });
    await expect(order).toHaveCount(1);
    await expect(order.getByText("Đã đặt hàng")).toBeVisible();

    await order.getByRole("button", { name: /^Hủy đơn hàng/ }).click();
    const dialog = page.getByRole("dialog", { name: "Hủy đơn hàng này?" });
    await dialog.getByRole("radio", { name: "Tôi không muốn mua nữa" }).check();
    await dialog.getByRole("button", { name: "Hủy đơn" }).click();
    await expect(dialog).toBeHidden();
    await expect(order.getByText("Đã hủy")).toBeVisible();
    await expect(order.getByRole("button", { name: /^Hủy đơn hàng/ })).toBeHidden();
  },
);
