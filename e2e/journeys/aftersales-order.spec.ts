import { expect, test } from "../support/test.ts";
import { plantOrder } from "../support/cases.ts";
import { open } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";

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
  await expect(page).toHaveTitle(/^Chi tiết đơn hàng SEN-/);
  await expect(page.getByText("Đã đặt hàng").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Chuyển sang thanh toán khi nhận hàng" })).toBeHidden();
  await expect(page.getByText(/^Thanh toán trước/)).toBeHidden();
});
