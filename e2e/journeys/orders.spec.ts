import { expect, test } from "../support/test.ts";
import { demoCustomer } from "../support/customers.ts";
import { call } from "../support/api.ts";
import { goodsThat, plenty, simple, steady } from "../support/goods.ts";
import { open } from "../support/pages.ts";
import { fillCart, placeOrder } from "../support/purchases.ts";
import { signedIn } from "../support/sessions.ts";

/** The seeded customer's orders, by the number at the end of their code, newest first. */
const tabs: readonly (readonly [tab: string, orders: readonly number[]])[] = [
  ["Tất cả", [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ["Đã đặt", [18, 17, 16]],
  ["Đang giao", [14, 13]],
  ["Đã giao", [12, 11, 10, 8, 7, 5, 4, 2, 1]],
  ["Đã hủy", [6, 3]],
  ["Trả hàng", [10, 4]],
  ["Hoàn tiền", [6, 4]],
  ["Khiếu nại", [11, 8]],
  ["Giao hàng thất bại", [9]],
  ["Đã xác nhận", [15]],
  ["Thanh toán thất bại", [16]],
];

test("each of the eleven tabs lists exactly its orders, five at a time", async ({ page, context }) => {
  await signedIn(context, demoCustomer);
  await open(page, "/account/purchase");
  const list = page.getByRole("navigation", { name: "Trạng thái đơn hàng" });
  await expect(list.getByRole("link")).toHaveText(tabs.map(([tab]) => tab));

  for (const [tab, orders] of tabs) {
    await list.getByRole("link", { name: tab, exact: true }).click();
    await expect(list.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
    const codes = page.getByRole("main").getByText(/^SEN-\d{6}-\d{4}$/);
    for (let shown = 5; shown < orders.length; shown += 5) {
      await expect(codes).toHaveCount(shown);
      await page.getByRole("button", { name: "Xem thêm đơn hàng" }).click();
    }
    await expect(codes).toHaveText(
      orders.map((number) => new RegExp(`-${String(number).padStart(4, "0")}$`)),
    );
    await expect(page.getByRole("button", { name: "Xem thêm đơn hàng" })).toBeHidden();
    if (tab === "Tất cả") {
      // After a reload the list is as long as before.
      await page.reload();
      await expect(codes).toHaveCount(orders.length);
    }
  }
});

test("tab and search are kept in the URL, and an empty result links to a search of all orders", async ({
  page,
  context,
}) => {
  await signedIn(context, demoCustomer);
  await open(page, "/en/account/purchase?status=CONFIRMED");
  await expect(page.getByRole("link", { name: "Confirmed", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const code = page.getByText(/^SEN-\d{6}-0015$/);
  await expect(code).toBeVisible();

  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox").fill((await code.textContent()) ?? "");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/status=CONFIRMED&keyword=SEN-\d{6}-0015$/);
  // Until the result is shown, the tabs still have their old links.
  await expect(page.getByText(/^1 order matches/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Cancelled", exact: true }).click();
  await page.getByRole("link", { name: "Search all orders" }).click();
  await expect(code).toBeVisible();
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/en/account/purchase");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
});

test("buying an order again adds what is in stock and names what has sold out", async ({
  page,
  context,
  customer,
}) => {
  const token = await signedIn(context, customer);
  const [scarce] = await goodsThat(
    (one) => steady(one) && simple(one) && one.variant.stock > 1 && one.variant.stock < 6,
  );
  const [other] = await goodsThat(
    (one) => steady(one) && plenty(one) && one.product.tenant.id === scarce.product.tenant.id,
  );
  const { id } = await placeOrder(token, [scarce, other]);
  await call("cancelOrder", "POST", `/orders/${id}/cancel`, { token, body: { reason: 7 } });
  const rest = await placeOrder(token, [scarce], scarce.variant.stock);
  await fillCart(token, [other]);

  await open(page, "/account/purchase?status=CANCELLED");
  await page.getByRole("button", { name: /^Mua lại đơn hàng/ }).click();
  const dialog = page.getByRole("dialog", { name: "Một số sản phẩm chưa vào giỏ" });
  const missing = dialog.getByRole("listitem");
  await expect(missing).toHaveCount(1);
  await expect(missing).toContainText(scarce.product.name);
  await expect(missing).toContainText("Sản phẩm đã hết hàng");
  await dialog.getByRole("link", { name: "Xem giỏ hàng" }).click();
  await expect(page).toHaveURL("/cart");
  const lines = page.getByRole("main").getByRole("article");
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole("textbox")).toHaveValue("1");
  await expect(page.getByRole("checkbox", { name: `Chọn ${other.product.name}` })).toBeChecked();
  await call("cancelOrder", "POST", `/orders/${rest.id}/cancel`, { token, body: { reason: 7 } });
});

test("a request URL without an order redirects to the tab of such orders", async ({ page, context }) => {
  await signedIn(context, demoCustomer);
  for (const [path, tab] of [
    ["complaint", "COMPLAINT"],
    ["return/create", "COMPLETED"],
  ]) {
    await page.goto(`/account/purchase/${path}`);
    await expect(page).toHaveURL(`/account/purchase?status=${tab}`);
  }
});

test("an order of another account or of none shows as not found, and the session stays", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/status of 40[34]/);
  await signedIn(context, customer);
  for (const id of [18, 987_654]) {
    await page.goto(`/account/purchase/detail?id=${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Không có đơn hàng này" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Xem đơn hàng của tôi" }).click();
  await expect(page).toHaveURL("/account/purchase");
});
