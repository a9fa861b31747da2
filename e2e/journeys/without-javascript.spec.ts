import { expect, test } from "../support/test.ts";
import { call } from "../support/api.ts";
import { goodsThat, steady } from "../support/goods.ts";

test.use({ javaScriptEnabled: false });

const price = /\d{1,3}(\.\d{3})*\u00a0đ/;

test("home shows its banners, categories, products with names and prices, and articles", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Ưu đãi nổi bật" }).getByRole("img").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Thời trang nữ" }).first()).toBeVisible();
  const cardsOf = (path: string) =>
    page
      .getByRole("main")
      .getByRole("article")
      .filter({ has: page.locator(`a[href^="${path}"]`) });
  const products = cardsOf("/product/");
  expect(await products.count()).toBeGreaterThan(10);
  await expect(products.last().getByRole("heading")).not.toBeEmpty();
  await expect(products.last()).toContainText(price);
  await expect(cardsOf("/blog/").first().getByRole("heading")).not.toBeEmpty();
});

for (const [name, path] of [
  ["the list", "/products?category_id=1"],
  ["a mall", "/mall/8"],
  ["a shop", "/shop/1"],
] as const) {
  test(`${name} shows its products with names and prices, and links to each`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    const cards = page.getByRole("main").getByRole("article").filter({ hasText: price });
    expect(await cards.count()).toBeGreaterThan(5);
    const link = cards.first().getByRole("link").first();
    const product = await link.textContent();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product ?? "");
  });
}

test("a product shows its name, prices and description in both languages", async ({ page }) => {
  const [{ product }] = await goodsThat(
    (goods) => steady(goods) && goods.product.original_price_after_tax > goods.product.price_after_discount,
  );
  const dong = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")}\u00a0đ`;
  await page.goto(`/product/${product.id}`);
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(dong(product.price_after_discount));
  await expect(main.locator("s, del").first()).toContainText(dong(product.original_price_after_tax));
  await expect(main).toContainText(product.description.split("\n")[0] ?? "");

  await page.goto(`/en/product/${product.id}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(product.name);
  await expect(main).toContainText(dong(product.price_after_discount));
});

test("search and language switch work as plain form and link", async ({ page }) => {
  const { items } = await call("search", "GET", "/search?keyword=ao&per_page=24");
  await page.goto("/");
  await page.getByRole("combobox", { name: "Tìm kiếm" }).fill("ao");
  await page.getByRole("button", { name: "Tìm", exact: true }).click();
  await expect(page).toHaveURL("/search?keyword=ao");
  await expect(page.getByRole("link", { name: items[0]?.name ?? "", exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "EN", exact: true }).click();
  await expect(page).toHaveURL("/en/search?keyword=ao");
});

test("pages that need JavaScript say so and link to pages that work without it", async ({ page }) => {
  const main = page.getByRole("main");
  for (const [path, what] of [
    ["/cart", "Giỏ hàng cần JavaScript"],
    ["/login?next=%2Fcart", "Đăng nhập cần JavaScript"],
    ["/payment?checkout=1", "Thanh toán cần JavaScript"],
    ["/payment/result?order=1", "Thanh toán cần JavaScript"],
    ["/account", "Tài khoản cần JavaScript"],
    ["/account/address", "Tài khoản cần JavaScript"],
    ["/account/purchase", "Đơn hàng cần JavaScript"],
    ["/account/purchase/detail?id=1", "Đơn hàng cần JavaScript"],
    ["/account/purchase/return/create?id=1", "Đơn hàng cần JavaScript"],
    ["/account/purchase/complaint/1?complainId=1", "Đơn hàng cần JavaScript"],
    ["/en/cart", "The cart needs JavaScript"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(what);
    await expect(main.getByText(/1900 1042/), path).toBeVisible();
    // No endless loading indicator, and no form that cannot be submitted.
    await expect(main.locator("[aria-busy]:visible, form:visible, button:visible"), path).toHaveCount(0);
    await expect(main.getByRole("link").first(), path).toHaveAttribute("href", path);
  }
  await main.getByRole("link").nth(1).click();
  await expect(main.getByRole("article").filter({ hasText: price }).first()).toBeVisible();
});

test("readable pages say that JavaScript is off, show no button for more, and link to page 2", async ({
  page,
}) => {
  await page.goto("/products");
  await expect(page.getByText(/JavaScript đang tắt/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Xem thêm" })).toBeHidden();
  await page.getByRole("navigation", { name: "Các trang" }).getByRole("link", { name: "2" }).click();
  await expect(page).toHaveURL(/page=2/);
});

test("policies and customer care can be read in both languages", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(/đăng ký doanh nghiệp/)).toBeVisible();
  await footer.getByRole("link", { name: "Trả hàng và hoàn tiền" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chính sách trả hàng và hoàn tiền");
  await page.getByRole("link", { name: "Liên hệ chăm sóc khách hàng" }).click();
  await expect(page).toHaveURL("/customer-support");
  await expect(page.getByRole("main").getByRole("link", { name: "1900 1042" })).toHaveAttribute(
    "href",
    "tel:19001042",
  );
  await expect(page.getByRole("link", { name: /^Điện thoại Sen/ }).first()).toBeVisible();
  for (const path of ["/customer-support", "/policy/privacy", "/policy/terms", "/policy/delivery"]) {
    const answer = await page.goto(`/en${path}`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  }
});
