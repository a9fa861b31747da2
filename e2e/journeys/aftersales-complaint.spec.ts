import { writeFile } from "node:fs/promises";
import { expect, test } from "../support/test.ts";
import { call } from "../support/api.ts";
import { ago, complaintPath, plantOrder, raiseComplaint, requestEvidence } from "../support/cases.ts";
import { film, photo } from "../support/files.ts";
import { operator } from "../support/operator.ts";
import { open } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";

test("a complaint is raised, answered by the shop, and given the additional evidence asked for @phone", async ({
  page,
  context,
  customer,
}, testInfo) => {
  test.slow();
  const token = await signedIn(context, customer);
  const order = await plantOrder(customer, { until: "delivered" });
  await open(page, `/account/purchase/detail?id=${order}`);
  const check = page.waitForRequest("**/complaints/approval-check");
  await page.getByRole("button", { name: "Khiếu nại", exact: true }).click();
  expect((await check).postDataJSON()).toEqual({ order_detail_id: order });

  const form = page.getByRole("dialog", { name: "Gửi khiếu nại" });
  await form.getByRole("radio", { name: "Giao sai sản phẩm, sai màu hoặc sai cỡ" }).check();
  await form.getByLabel("Chọn hình ảnh, video").setInputFiles([photo(1), film()]);
  await form.getByLabel(/Mô tả vấn đề/).fill("Mình đặt màu xanh, shop giao màu đỏ.");
  await form.getByRole("button", { name: "Gửi khiếu nại" }).click();
  // The video is checked and compressed first, which takes long on a busy machine.
  const sent = page.getByRole("region", { name: "Tin báo" }).getByText("Đã gửi khiếu nại");
  await expect(sent).toBeVisible({ timeout: 180_000 });
  await expect(form).toBeHidden();
  await page.getByRole("link", { name: /^Khiếu nại KN-/ }).click();

  await expect(page).toHaveURL(
    new RegExp(`/account/purchase/complaint/${order}\\?status=COMPLAINT&complainId=\\d+`),
  );
  await expect(page.getByText("Giao sai sản phẩm, sai màu hoặc sai cỡ")).toBeVisible();
  await expect(page.getByText("Mình đặt màu xanh, shop giao màu đỏ.")).toBeVisible();
  const mine = page.getByRole("list", { name: "Bằng chứng của bạn" }).getByRole("button");
  await expect(mine).toHaveCount(2);
  await expect(page.getByText("Shop chưa phản hồi.")).toBeVisible();

  const id = new URL(page.url()).searchParams.get("complainId") ?? "";
  const evidence = testInfo.outputPath("kho.png");
  await writeFile(evidence, photo(40).buffer);
  const [reason, solution] = ["Kho soạn nhầm màu khi đóng gói.", "Gửi bù đúng màu trong 2 ngày."];
  await operator(
    "complaint",
    "answer",
    id,
    "--reason",
    reason,
    "--solution",
    solution,
    "--evidence",
    evidence,
  );
  await page.reload();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(solution)).toBeVisible();
  await expect(page.getByRole("list", { name: "Bằng chứng của shop" }).getByRole("button")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Gửi thêm bằng chứng" })).toBeHidden();

  await requestEvidence({ id: Number(id) }, ago({ seconds: 5 }));
  await page.reload();
  await expect(page.getByRole("timer")).toContainText(/^23:59:/);
  await page.getByRole("button", { name: "Gửi thêm bằng chứng" }).click();
  const dialog = page.getByRole("dialog", { name: "Gửi thêm bằng chứng" });
  const send = dialog.getByRole("button", { name: "Gửi bằng chứng" });
  await expect(send).toBeDisabled();
  await dialog.getByLabel("Chọn hình ảnh, video").setInputFiles([photo(2)]);
  await expect(send).toBeDisabled();
  await dialog.getByLabel("Mô tả bằng chứng").fill("Ảnh nhãn trên hộp.");
  await send.click();
  await expect(page.getByText("Đã gửi bằng chứng bổ sung")).toBeVisible();
  await expect(page.getByText(/^Đã nhận bằng chứng bổ sung của bạn/)).toBeVisible();
  await expect(page.getByText("Ảnh nhãn trên hộp.")).toBeVisible();
  await expect(mine).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Gửi thêm bằng chứng" })).toBeHidden();
  const { customer_proof_at } = await call(
    "getComplaint",
    "GET",
    `/complaints/detail?view_cs=1&complaint_request_id=${id}`,
    { token },
  );
  expect(customer_proof_at).not.toBeNull();
});

test("a second tab closes its cancel dialog once the first tab has cancelled the complaint", async ({
  page,
  context,
  customer,
}) => {
  const token = await signedIn(context, customer);
  const complaint = await raiseComplaint(token, await plantOrder(customer, { until: "delivered" }));
  const second = await context.newPage();
  const followed = Promise.all([page, second].map((tab) => tab.waitForResponse(/\/api\/v1\/events$/)));
  for (const tab of [page, second]) {
    await open(tab, complaintPath(complaint));
    await tab.getByRole("button", { name: "Hủy khiếu nại" }).click();
  }
  await followed;
  await page.getByRole("dialog").getByRole("button", { name: "Hủy khiếu nại" }).click();
  await expect(page).toHaveURL("/account/purchase");

  await expect(second.getByRole("dialog")).toBeHidden();
  await expect(second.getByText("Bạn đã hủy khiếu nại này.")).toBeVisible();
  await expect(second.getByRole("button", { name: "Hủy khiếu nại" })).toBeHidden();
  await expect(second.getByRole("list", { name: "Lịch sử trạng thái" }).getByRole("listitem")).toHaveCount(2);
});
