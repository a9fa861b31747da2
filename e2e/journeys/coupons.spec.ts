import { expect, test } from "../support/test.ts";
import { call } from "../support/api.ts";
import { goodsThat, plenty, simple, steady } from "../support/goods.ts";
import { open } from "../support/pages.ts";
import { fillCart } from "../support/purchases.ts";
import { signedIn, signIn } from "../support/sessions.ts";

test(
  "a coupon is found, saved, applied and used, and returns to the wallet when its order is cancelled",
  { tag: "@phone" },
  async ({ page, context, customer }) => {
    const dear = ({ product }: { product: { price_after_discount: number } }) =>
      product.price_after_discount >= 300_000 && product.price_after_discount <= 3_000_000;
    const [goods] = await goodsThat((one) => simple(one) && plenty(one) && steady(one) && dear(one));
    const token = await signedIn(context, customer);
    const item_ids = await fillCart(token, [goods]);
    const { best_coupons: best } = await call("applyCartCoupons", "POST", "/carts/coupons", {
      token,
      body: { item_ids, coupon_ids: [] },
    });
    const { code } = await call("getCoupon", "GET", `/coupons/${best?.coupon_ids[0]}`);

    await open(page, "/coupons");
    await page.getByRole("searchbox", { name: "Tìm mã giảm giá" }).fill(code.toLowerCase());
    await page.getByRole("main").getByRole("button", { name: "Tìm", exact: true }).click();
    await expect(page).toHaveURL(`/coupons?keyword=${code.toLowerCase()}`);
    await page.getByRole("button", { name: `Lưu mã ${code}` }).click();
    await expect(page.getByText("Đã lưu")).toBeVisible();

    await open(page, "/account/voucher");
    await expect(page.getByText(/^Giảm .* cho giỏ hàng hiện tại$/)).toBeVisible();
    await page.getByRole("link", { name: `Dùng ngay mã ${code}` }).click();

    await expect(page).toHaveURL("/cart");
    await page.getByRole("checkbox", { name: `Chọn ${goods.product.name}` }).check();
    await expect(page.getByText(/^Giảm .*\sđ với \d mã$/)).toBeVisible();
    await expect(page.getByRole("button", { name: `Bỏ mã ${code}` })).toBeVisible();
    await page.getByRole("button", { name: "Thanh toán (1)" }).click();

    await expect(page).toHaveURL(/\/payment\?checkout=/);
    await expect(page.getByRole("button", { name: `Bỏ mã ${code}` })).toBeVisible();
    await page.getByRole("radio", { name: /nhận hàng/ }).check();
    await page.getByRole("button", { name: "Đặt hàng" }).click();
    await expect(page.getByRole("heading", { name: "Đặt hàng thành công" })).toBeVisible();

    await open(page, "/account/voucher?status=used");
    await expect(
      page
        .getByRole("main")
        .getByText(/^Đã dùng lúc/)
        .first(),
    ).toBeVisible();
    await open(page, "/account/purchase");
    const order = page.getByRole("main").getByRole("article").first();
    await order.getByRole("button", { name: /^Hủy đơn hàng/ }).click();
    const cancelling = page.getByRole("dialog", { name: "Hủy đơn hàng này?" });
    await cancelling.getByRole("radio", { name: "Tôi không muốn mua nữa" }).check();
    await cancelling.getByRole("button", { name: "Hủy đơn" }).click();
    await expect(order.getByText("Đã hủy")).toBeVisible();
    await open(page, "/account/voucher");
    await expect(page.getByRole("main").getByText(code)).toBeVisible();
  },
);

test("a guest's press on Save takes effect after signing in, at the same scroll position", async ({
  page,
  customer,
}) => {
  await open(page, "/coupons");
  const save = page.getByRole("button", { name: /^Lưu mã / }).last();
  // By keyboard, because a retried click may scroll first.
  await save.focus();
  const top = await page.evaluate(() => window.scrollY);
  const code = /^Lưu mã (.+)$/.exec((await save.getAttribute("aria-label")) ?? "")?.[1] ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login?next=%2Fcoupons");
  await signIn(page, customer);

  await expect(page).toHaveURL("/coupons");
  await expect(page.getByText(`Đã lưu mã ${code}`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Lưu mã ${code}` })).toBeHidden();
  expect(top).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});
