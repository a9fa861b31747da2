import { expect, test } from "../support/test.ts";
import { call } from "../support/api.ts";
import { CUSTOMER_NAME } from "../support/customers.ts";
import { goodsThat, plenty, steady } from "../support/goods.ts";
import { choose, open } from "../support/pages.ts";
import { countOrders, prepare } from "../support/purchases.ts";
import { signedIn } from "../support/sessions.ts";

test("a customer's first address is entered at the payment, and a double click on Place order sends one order there", async ({
  page,
  context,
  customer,
}) => {
  const token = await signedIn(context, customer);
  const [saved] = await call("listAddresses", "GET", "/addresses", { token });
  await call("deleteAddress", "DELETE", `/addresses/${saved?.id ?? 0}`, { token });
  const { id } = await prepare(token, await goodsThat((goods) => plenty(goods) && steady(goods)));
  await open(page, `/payment?checkout=${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Thêm địa chỉ" }).click();
  const form = page.getByRole("dialog", { name: "Địa chỉ mới" });
  await form.getByLabel("Họ và tên").fill(CUSTOMER_NAME);
  await form.getByLabel("Số điện thoại").fill(customer.phone);
  for (const list of ["Tỉnh, thành phố", "Quận, huyện", "Phường, xã"]) {
    await choose(form.getByLabel(list, { exact: true }));
  }
  await form.getByLabel("Số nhà, tên đường").fill("5 Lê Lợi");
  await form.getByRole("button", { name: "Lưu địa chỉ" }).click();
  await expect(main.getByText(/5 Lê Lợi/)).toBeVisible();
  await page.getByRole("button", { name: "Đặt hàng" }).dblclick();
  await expect(page.getByRole("heading", { name: "Đặt hàng thành công" })).toBeVisible();
  const { items } = await call("listOrders", "GET", "/orders?per_page=5&page=1", { token });
  expect(items).toHaveLength(1);
  const { delivery_requests } = await call("getOrder", "GET", `/orders/${items[0]?.id ?? 0}`, { token });
  expect(delivery_requests.map(({ to_address }) => to_address.address)).toEqual(["5 Lê Lợi"]);
});

test("the same checkout placed in two tabs at once creates one order", async ({
  page,
  context,
  customer,
  watch,
}) => {
  // A tab that regains focus refetches its checkout, which may be gone.
  watch.expects(/status of 404 .*\/checkout\//);
  const token = await signedIn(context, customer);
  const { id } = await prepare(token, await goodsThat((goods) => plenty(goods) && steady(goods)));
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await open(tab, `/en/payment?checkout=${id}`);
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Place order" }).click()));
  for (const tab of tabs) await expect(tab.getByRole("heading", { name: "Order placed" })).toBeVisible();
  expect(await countOrders(token)).toBe(1);
});
