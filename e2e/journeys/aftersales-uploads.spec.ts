import { truncate, writeFile } from "node:fs/promises";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { plantOrder } from "../support/cases.ts";
import {
  brokenFilm,
  disguisedProgram,
  emptyFile,
  film,
  photo,
  scriptedDrawing,
  type ChosenFile,
} from "../support/files.ts";
import { alive, open } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";

/** Emoji of several code points, and a right-to-left sentence. */
const NOTE = "Thiếu đèn 👨‍👩‍👧 😡 — المنتج مكسور";

/** Files on disk keep their modification time, which identifies a file that is chosen twice. */
async function onDisk(testInfo: TestInfo, ...files: ChosenFile[]): Promise<string[]> {
  return Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = testInfo.outputPath(name);
      await writeFile(path, buffer);
      return path;
    }),
  );
}

async function complain(page: Page, order: number): Promise<Locator> {
  await open(page, `/account/purchase/detail?id=${order}`);
  return complaintForm(page);
}

async function complaintForm(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Khiếu nại", exact: true }).click();
  return page.getByRole("dialog", { name: "Gửi khiếu nại" });
}

const chosen = (form: Locator) => form.getByRole("list", { name: "Tệp đã chọn" }).getByRole("listitem");

test("files that break a limit are each named with the reason, and the valid ones stay", async ({
  page,
  context,
  customer,
}, testInfo) => {
  await signedIn(context, customer);
  const form = await complain(page, await plantOrder(customer, { until: "delivered" }));
  const input = form.getByLabel("Chọn hình ảnh, video");
  const fitting = await onDisk(testInfo, ...[1, 2, 3, 4, 5, 6].map((number) => photo(number)), film());
  await input.setInputFiles(fitting);
  await expect(chosen(form)).toHaveCount(7);

  const [huge = ""] = await onDisk(testInfo, { ...film("2-gb.mp4"), buffer: Buffer.alloc(1) });
  await truncate(huge, 2 * 1024 ** 3);
  const others = await onDisk(testInfo, photo(7), film("quay-2.mp4"), scriptedDrawing, emptyFile);
  await input.setInputFiles([...others, huge, ...fitting.slice(0, 1)]);
  await expect(form.getByRole("alert").getByRole("listitem")).toHaveText([
    "hinh-7.png: Tối đa 6 hình ảnh",
    "quay-2.mp4: Tối đa 1 video",
    "logo.svg: Chỉ nhận hình ảnh và video",
    "rong.png: Tệp này trống",
    "2-gb.mp4: Video lớn nhất 100 MB",
    "hinh-1.png: Tệp này đã được chọn",
  ]);
  await expect(chosen(form)).toHaveCount(7);
  await expect(form.getByText("6/6 ảnh · 1/1 video").first()).toBeVisible();

  const note = form.getByLabel(/Mô tả vấn đề/);
  await form.getByRole("radio", { name: "Thiếu hàng, thiếu phụ kiện" }).check();
  await note.fill("ộ".repeat(501));
  await expect(form.getByText("501/500")).toBeVisible();
  await form.getByRole("button", { name: "Gửi khiếu nại" }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription(/Nội dung dài tối đa 500 ký tự/);
  await note.fill(NOTE);
  await form.getByRole("button", { name: "Gửi khiếu nại" }).click();
  await expect(form).toBeHidden();
  await page.getByRole("link", { name: /^Khiếu nại KN-/ }).click();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByRole("list", { name: "Bằng chứng của bạn" }).getByRole("button")).toHaveCount(7);
});

test("a file that the server refuses is marked and blocks sending, and the rest of the form stays", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/status of 422/);
  // Not from the page: the trace recorder requests pictures that no browser can show.
  watch.expects(/Connecting to 'blob:/);
  await signedIn(context, customer);
  const form = await complain(page, await plantOrder(customer, { until: "delivered" }));
  const scripted = { ...scriptedDrawing, name: "logo.png", mimeType: "image/png" };
  await form.getByRole("radio", { name: "Thiếu hàng, thiếu phụ kiện" }).check();
  await form.getByLabel(/Mô tả vấn đề/).fill(NOTE);
  await form
    .getByLabel("Chọn hình ảnh, video")
    .setInputFiles([photo(1), disguisedProgram, scripted, brokenFilm]);
  const send = form.getByRole("button", { name: "Gửi khiếu nại" });

  for (const [name, why] of [
    ["anh-that.jpg", "Chỉ nhận hình ảnh và video"],
    ["logo.png", "Chỉ nhận hình ảnh và video"],
    ["hong.mp4", "Tệp này bị hỏng, không đọc được"],
  ] as const) {
    await send.click();
    await expect(chosen(form).filter({ hasText: name })).toContainText(why);
    await expect(form.getByRole("alert")).toContainText("Có tệp không hợp lệ, vui lòng chọn tệp khác");
    await expect(chosen(form).filter({ hasText: "hinh-1.png" })).toContainText("Đã tải lên");
    await expect(form.getByLabel(/Mô tả vấn đề/)).toHaveValue(NOTE);
    await form.getByRole("button", { name: `Bỏ tệp ${name}` }).click();
  }
  await send.click();
  await expect(page.getByRole("region", { name: "Tin báo" }).getByText("Đã gửi khiếu nại")).toBeVisible();
});

test("after a lost upload the file can be sent again, and the note survives a reload", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/ERR_FAILED/);
  await signedIn(context, customer);
  const order = await plantOrder(customer, { until: "delivered" });
  const form = await complain(page, order);
  await form.getByRole("radio", { name: "Thiếu hàng, thiếu phụ kiện" }).check();
  await form.getByLabel(/Mô tả vấn đề/).fill(NOTE);
  await form.getByLabel("Chọn hình ảnh, video").setInputFiles([photo(1), photo(2)]);
  let uploads = 0;
  await page.route("**/api/v1/media", async (route) => {
    uploads += 1;
    await (uploads === 2 ? route.abort() : route.continue());
  });
  await form.getByRole("button", { name: "Gửi khiếu nại" }).click();
  await expect(form.getByRole("alert")).toContainText("Chưa tải lên hết tệp");
  await expect(chosen(form).filter({ hasText: "hinh-1.png" })).toContainText("Đã tải lên");
  await expect(form.getByLabel(/Mô tả vấn đề/)).toHaveValue(NOTE);
  await form.getByRole("button", { name: "Tải lại hinh-2.png" }).click();
  await expect(chosen(form).filter({ hasText: "hinh-2.png" })).toContainText("Đã tải lên");
  expect(uploads).toBe(3);

  await page.reload();
  await alive(page);
  const again = await complaintForm(page);
  await expect(again.getByLabel(/Mô tả vấn đề/)).toHaveValue(NOTE);
  await again.getByRole("radio", { name: "Thiếu hàng, thiếu phụ kiện" }).check();
  await again.getByLabel("Chọn hình ảnh, video").setInputFiles([photo(3)]);
  await again.getByRole("button", { name: "Gửi khiếu nại" }).click();
  await expect(page.getByRole("region", { name: "Tin báo" }).getByText("Đã gửi khiếu nại")).toBeVisible();
});
