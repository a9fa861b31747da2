import { expect, test } from "../support/test.ts";
import { call } from "../support/api.ts";
import { plantOrder } from "../support/cases.ts";
import { CUSTOMER_NAME, type Customer } from "../support/customers.ts";
import { open } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";

const orderUrl = (order: number) => `/account/purchase/detail?id=${order}`;

test("confirming a delivered order as received leads to its finish page", async ({
  page,
  context,
  customer,
}) => {
  await signedIn(context, customer);
  const order = await plantOrder(customer, { until: "delivered" });
  await open(page, orderUrl(order));
  await page.getByRole("button", { name: "Đã nhận được hàng" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Đã nhận được hàng" }).click();
  await expect(page).toHaveURL(`/account/purchase/finish/${order}`);
  await expect(page.getByRole("heading", { level: 1, name: "Đơn đã hoàn thành" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Trả hàng", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Xem chi tiết đơn" }).click();
  await expect(page).toHaveURL(new RegExp(`detail\\?id=${order}$`));
  await expect(page.getByRole("button", { name: "Đã nhận được hàng" })).toBeHidden();
});

/** Adds an address to the one that every customer has. */
async function giveSecondAddress(token: string, { phone }: Customer): Promise<void> {
  const [first] = await call("listAddresses", "GET", "/addresses", { token });
  if (!first) throw new Error("The customer has no address.");
  const { customer_id, office_type, province_id, district_id, ward_id } = first;
  const address = "99 Hai Bà Trưng";
  const contact = { contact_name: CUSTOMER_NAME, contact_phone: phone };
  const body = { customer_id, office_type, province_id, district_id, ward_id, address, type: 0, ...contact };
  await call("createAddress", "POST", "/addresses", { token, body });
}

test("a placed order is sent to another address and gets a VAT invoice", async ({
  page,
  context,
  customer,
}) => {
  const token = await signedIn(context, customer);
  await giveSecondAddress(token, customer);
  await open(page, orderUrl(await plantOrder(customer)));
  await page.getByRole("button", { name: "Đổi địa chỉ" }).click();
  const book = page.getByRole("dialog", { name: "Giao đến địa chỉ nào?" });
  await expect(book.getByRole("button", { name: "Giao đến địa chỉ này" })).toBeDisabled();
  await book.getByRole("radio", { name: /99 Hai Bà Trưng/ }).check();
  await book.getByRole("button", { name: "Giao đến địa chỉ này" }).click();
  await expect(page.getByText("Đã đổi địa chỉ nhận hàng")).toBeVisible();
  await expect(page.getByRole("main").getByText(/^99 Hai Bà Trưng/)).toBeVisible();

  await page.getByRole("button", { name: "Yêu cầu hóa đơn VAT" }).click();
  const vat = page.getByRole("dialog", { name: "Hóa đơn VAT" });
  await vat.getByLabel("Tên công ty").fill("Công ty Hoa Sen");
  await vat.getByLabel("Mã số thuế").fill("12");
  await vat.getByLabel("Địa chỉ công ty").fill("1 Lê Lợi, Quận 1");
  await vat.getByLabel("Email nhận hóa đơn").fill("ketoan@example.com");
  await vat.locator("button[type=submit]").click();
  await expect(vat.getByText("Mã số thuế chưa đúng định dạng")).toBeVisible();
  await vat.getByLabel("Mã số thuế").fill("0312345678");
  await vat.locator("button[type=submit]").click();
  await expect(page.getByText("Đã ghi nhận thông tin hóa đơn")).toBeVisible();
  await expect(page.getByText(/Công ty Hoa Sen/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Yêu cầu hóa đơn VAT" })).toBeHidden();
});

test("an unpaid order is paid from its page", async ({ page, context, customer }) => {
  await signedIn(context, customer);
  const order = await plantOrder(customer, { payment: "online" });
  await open(page, `/en${orderUrl(order)}`);
  await expect(page.getByText(/^Pay before \d\d:\d\d /)).toBeVisible();
  await expect(page.getByRole("main").getByText(/ again\b/i)).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Pay [\d.]+\sđ$/ })
    .click();
  await expect(page).toHaveURL(/\/gateway\/pay\//);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await open(page, `/en${orderUrl(order)}`);
  await expect(page.getByText("Order placed").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeHidden();
});

test("an unpaid order, found under its tab, is switched to cash on delivery after a failed attempt", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/ERR_FAILED|Failed to load resource/);
  await signedIn(context, customer);
  const order = await plantOrder(customer, { payment: "online" });
  await page.route("**/api/v1/orders/re-checkout", (route) => route.abort(), { times: 2 });
  await open(page, "/account/purchase?status=CREATED");
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toContainText(/Thanh toán trước \d\d:\d\d /);
  await card.getByRole("link", { name: /^Đơn hàng SEN-/ }).click();
  const payOnDelivery = async () => {
    await page.getByRole("button", { name: "Chuyển sang thanh toán khi nhận hàng" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Thanh toán khi nhận hàng" }).click();
  };
  await payOnDelivery();
  await expect(page.getByText("Có lỗi xảy ra")).toBeVisible();
  await payOnDelivery();
  await expect(page.getByText("Đặt hàng thành công")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detail\\?id=${order}$`));
  await expect(page.getByText("Đã đặt hàng").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Chuyển sang thanh toán khi nhận hàng" })).toBeHidden();
  await expect(page.getByText(/^Thanh toán trước/)).toBeHidden();
});
