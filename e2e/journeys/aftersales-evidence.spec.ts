import { expect, test } from "../support/test.ts";
import { ago, complaintPath, plantOrder, raiseComplaint, requestEvidence } from "../support/cases.ts";
import { photo } from "../support/files.ts";
import { open } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";

test("evidence sent after its window closed is refused in the dialog, and the page then shows it as expired", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/status of 422/);
  const token = await signedIn(context, customer);
  const complaint = await raiseComplaint(token, await plantOrder(customer, { until: "delivered" }));
  await requestEvidence(complaint, ago({ hours: 23 }));
  await open(page, complaintPath(complaint));
  await page.getByRole("button", { name: "Gửi thêm bằng chứng" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Chọn hình ảnh, video").setInputFiles([photo(9)]);
  await dialog.getByLabel("Mô tả bằng chứng").fill("Ảnh nhãn hộp.");

  await requestEvidence(complaint, ago({ hours: 24, seconds: 1 }));
  await dialog.getByRole("button", { name: "Gửi bằng chứng" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Đã quá thời hạn bổ sung bằng chứng");
  await expect(dialog.getByLabel("Mô tả bằng chứng")).toHaveValue("Ảnh nhãn hộp.");
  await dialog.getByRole("button", { name: "Để sau" }).click();
  await expect(page.getByText(/^Đã hết hạn gửi thêm bằng chứng/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Gửi thêm bằng chứng" })).toBeHidden();
});
