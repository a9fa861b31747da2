import type { Page } from "@playwright/test";
import type { Customer } from "./customers.ts";
import { open } from "./pages.ts";
import { expect } from "./test.ts";

/** Fills in the simulated issuer's page and clicks a button, in either language. */
export async function sayTo(
  page: Page,
  { email, button }: { email?: string; button: RegExp },
): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Sen Demo ID" })).toBeVisible();
  if (email !== undefined) await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: button }).click();
}

/** Links the simulated issuer's account with this address to the signed-in customer's, in Vietnamese. */
export async function linkAccount(page: Page, { password }: Customer, email: string): Promise<void> {
  await open(page, "/account/password");
  await page.getByRole("button", { name: "Liên kết Sen Demo ID" }).click();
  const dialog = page.getByRole("dialog", { name: "Liên kết Sen Demo ID" });
  await dialog.getByLabel("Mật khẩu của bạn").fill(password);
  await dialog.getByRole("button", { name: "Tiếp tục" }).click();
  await sayTo(page, { email, button: /^Tiếp tục$/ });
  await expect(page).toHaveURL("/account/password");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
}
