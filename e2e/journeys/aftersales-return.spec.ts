import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { call } from "../support/api.ts";
import { plantOrder } from "../support/cases.ts";
import { photo } from "../support/files.ts";
import { operator } from "../support/operator.ts";
import { open } from "../support/pages.ts";
import { expectReturn, fillReturn, returnEntries, sendReturn } from "../support/return-form.ts";
import { signedIn, signIn } from "../support/sessions.ts";

/** Asserts the status that the page shows, in its heading and in the newest of its history entries. */
async function stands(page: Page, status: string, entries: number): Promise<void> {
  const history = page.getByRole("list", { name: "Lịch sử trạng thái" }).getByRole("listitem");
  await expect(history).toHaveCount(entries);
  await expect(history.first()).toContainText(status);
  await expect(history.first()).toContainText(/\d{2}:\d{2} \d{2}\/\d{2}\/\d{4}/);
  await expect(page.locator("header", { has: page.getByRole("heading", { level: 1 }) })).toContainText(
    status,
  );
}

/** Clicks a step's button and confirms the dialog. */
async function confirm(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: step }).click();
  await page.getByRole("dialog").getByRole("button", { name: step }).click();
}

const returnUrl = (order: number) => `/account/purchase/return/create?id=${order}`;

test("a return with bank details and two photos is approved, received and refunded", async ({
  page,
  context,
  customer,
}) => {
  test.slow();
  const token = await signedIn(context, customer);
  const order = await plantOrder(customer, { until: "delivered" });

  await open(page, `/account/purchase/detail?id=${order}`);
  await page.getByRole("link", { name: "Trả hàng", exact: true }).click();
  await expect(page).toHaveURL(returnUrl(order));
  await fillReturn(page, [photo(1), photo(2)]);
  await expect(page.getByText("2/6 ảnh · 0/1 video").first()).toBeVisible();
  await sendReturn(page);
  await expect(page.getByRole("heading", { name: "Đã gửi yêu cầu trả hàng" })).toBeVisible();
  await page.getByRole("link", { name: "Theo dõi yêu cầu" }).click();
  await expect(page).toHaveURL(`/account/purchase/return/${order}?status=RETURN`);
  await stands(page, "Đã gửi yêu cầu", 1);
  await expect(page.getByRole("list", { name: "Bằng chứng của bạn" }).getByRole("button")).toHaveCount(2);
  for (const entry of [
    returnEntries.reason,
    returnEntries.note,
    returnEntries.account,
    returnEntries.holder,
  ]) {
    await expect(page.getByRole("main").getByText(entry)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(`/account/purchase/detail?id=${order}`);
  await page.goForward();

  const { return_request } = await call("getOrder", "GET", `/orders/${order}`, { token });
  const id = String(return_request?.id);
  await operator("return", "take-up", id);
  await page.reload();
  await stands(page, "Đang xử lý", 2);
  await operator("return", "approve", id, "--solution", "Shop nhận lại áo và hoàn đủ tiền.");
  await page.reload();
  await stands(page, "Shop đã chấp nhận", 3);
  await expect(page.getByText("Shop nhận lại áo và hoàn đủ tiền.")).toBeVisible();

  await confirm(page, "Đồng ý với phương án");
  await stands(page, "Bạn đã đồng ý", 4);
  await confirm(page, "Tôi đã gửi hàng");
  await stands(page, "Bạn đã gửi hàng", 5);
  await operator("return", "received", id);
  await page.reload();
  await stands(page, "Shop đã nhận hàng", 6);
  await operator("return", "complete", id);
  await page.reload();
  await stands(page, "Hoàn tất", 7);

  await page.getByRole("link", { name: "Xem hoàn tiền" }).click();
  const { refund_request } = await call("getOrder", "GET", `/orders/${order}`, { token });
  const refund = String(refund_request?.id);
  await expect(page).toHaveURL(`/account/purchase/refund/${order}?status=REFUND&refundId=${refund}`);
  await stands(page, "Chờ duyệt", 1);
  await expect(page.getByText(returnEntries.account)).toBeVisible();
  for (const [step, status, entries] of [
    ["approve", "Đã duyệt", 2],
    ["pending", "Đang chuyển tiền", 3],
    ["pay", "Đã hoàn tiền", 4],
  ] as const) {
    await operator("refund", step, refund);
    await page.reload();
    await stands(page, status, entries);
  }
});

test("a return form and its files are restored after the session ended and the customer signed in again", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/status of 401/);
  await signedIn(context, customer);
  const order = await plantOrder(customer, { until: "delivered" });
  await open(page, returnUrl(order));
  await fillReturn(page, [photo(1), photo(2)]);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("session") ?? "{}") as object;
    localStorage.setItem("session", JSON.stringify({ ...session, token: "of.another.time" }));
  });
  await sendReturn(page);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(returnUrl(order))}`);

  await signIn(page, customer);
  await expect(page).toHaveURL(returnUrl(order));
  await expectReturn(page, 2);
  await sendReturn(page);
  await expect(page.getByRole("heading", { name: "Đã gửi yêu cầu trả hàng" })).toBeVisible();
});
