import { expect, type Page } from "@playwright/test";
import type { ChosenFile } from "./files.ts";

/** The customer's input in the return form of a cash order. */
export const returnEntries = {
  reason: "Sản phẩm bị lỗi",
  note: "Đường chỉ ở vai bị bung, giặt chưa lần nào.",
  email: "sen@example.com",
  bank: "Vietcombank",
  account: "0071001234567",
  holder: "LE THI SEN",
} as const;

/** Fills in the open return form, and chooses the files. */
export async function fillReturn(page: Page, files: readonly ChosenFile[]): Promise<void> {
  const { reason, note, email, bank, account, holder } = returnEntries;
  const all = page.getByRole("checkbox", { name: "Chọn tất cả" });
  await expect(page.getByRole("group", { name: "Bạn muốn trả sản phẩm nào?" })).toBeVisible();
  if (await all.isVisible()) await all.check(); // With only one product, it is selected already.
  await page.getByRole("radio", { name: reason }).check();
  await page.getByLabel("Mô tả thêm").fill(note);
  await page.getByLabel("Chọn hình ảnh, video").setInputFiles([...files]);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("combobox", { name: "Ngân hàng" }).fill("vietcom");
  await page.getByRole("option", { name: bank }).click();
  await page.getByLabel("Số tài khoản").fill(account);
  await page.getByLabel("Tên chủ tài khoản").fill(holder);
}

/** Submits the open return form. */
export async function sendReturn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Gửi yêu cầu trả hàng" }).click();
}

/** Asserts that the form contains the input of `fillReturn`, with this number of files. */
export async function expectReturn(page: Page, files: number): Promise<void> {
  const { reason, note, email, bank, account, holder } = returnEntries;
  await expect(page.getByRole("radio", { name: reason })).toBeChecked();
  await expect(page.getByLabel("Mô tả thêm")).toHaveValue(note);
  await expect(page.getByRole("list", { name: "Tệp đã chọn" }).getByRole("listitem")).toHaveCount(files);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByRole("combobox", { name: "Ngân hàng" })).toHaveValue(bank);
  await expect(page.getByLabel("Số tài khoản")).toHaveValue(account);
  await expect(page.getByLabel("Tên chủ tài khoản")).toHaveValue(holder);
}
