import { call } from "../support/api.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { choose, open, withoutEvents } from "../support/pages.ts";
import { signedIn, signIn } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";

test(
  "an address form typed while the session ended is restored after signing in again",
  { tag: "@phone" },
  async ({ page, context, customer, watch }) => {
    watch.expects(/status of 401/);
    const token = await signedIn(context, customer);
    await open(page, "/account/address");
    await page.getByRole("button", { name: "Thêm địa chỉ" }).click();
    const dialog = page.getByRole("dialog", { name: "Địa chỉ mới" });
    await dialog.getByLabel("Họ và tên").fill("Phạm Thị Hồng Sen");
    await dialog.getByLabel("Số điện thoại").fill(customer.phone);
    await choose(dialog.getByLabel("Tỉnh, thành phố", { exact: true }));
    await choose(dialog.getByLabel("Quận, huyện", { exact: true }));
    await choose(dialog.getByLabel("Phường, xã", { exact: true }));
    await dialog.getByLabel("Số nhà, tên đường").fill("5 Lê Lợi");
    await call("logout", "POST", "/logout", { token });
    // The page learns of it from its event stream, or when it saves, whichever comes first.
    const save = dialog.getByRole("button", { name: "Lưu địa chỉ" }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Faddress/);
    await save.catch(() => undefined);
    await signIn(page, customer);
    await expect(dialog.getByText(/chưa được lưu/)).toBeVisible();
    await expect(dialog.getByLabel("Phường, xã", { exact: true })).not.toHaveValue("");
    await dialog.getByRole("button", { name: "Lưu địa chỉ" }).click();
    await expect(page.getByRole("main").getByText(/5 Lê Lợi/)).toBeVisible();
    // Closing the dialog goes back in the history, which a reload would interrupt.
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("main").getByText(/5 Lê Lợi/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  "an address is found by what its ward is called today",
  { tag: "@phone" },
  async ({ page, context, customer }) => {
    await signedIn(context, customer);
    await open(page, "/account/address");
    await page.getByRole("main").getByRole("button", { name: "Thêm địa chỉ" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Địa chỉ mới" });
    await dialog.getByLabel("Họ và tên").fill("Phạm Thị Hồng Sen");
    await dialog.getByLabel("Số điện thoại").fill(customer.phone);
    await dialog.getByLabel("Tìm nhanh phường, xã", { exact: true }).pressSequentially("p. sai gon hcm");
    await page.getByRole("option", { name: /^Phường Bến Nghé.*nay là Phường Sài Gòn$/ }).click();
    await expect(dialog.getByLabel("Tỉnh, thành phố", { exact: true })).toHaveValue("Thành phố Hồ Chí Minh");
    await expect(dialog.getByLabel("Quận, huyện", { exact: true })).toHaveValue("Quận 1");
    await expect(dialog.getByLabel("Phường, xã", { exact: true })).toHaveValue("Phường Bến Nghé");
    await dialog.getByLabel("Số nhà, tên đường").fill("7 Lê Lợi");
    await dialog.getByRole("button", { name: "Lưu địa chỉ" }).click();
    await expect(
      page
        .getByRole("main")
        .getByText("7 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh (nay là Phường Sài Gòn)"),
    ).toBeVisible();
  },
);

test("short pages of the account load without layout shift on a phone", async ({
  page,
  context,
  customer,
}) => {
  await withoutEvents(page);
  await signedIn(context, customer);
  await page.setViewportSize({ width: 360, height: 800 });
  const layoutShift = await watchLayoutShift(page);
  for (const path of ["/register/membership", "/account/remove"]) {
    await open(page, path);
    await expect(page.getByRole("main").locator("form")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await layoutShift(), path).toBeLessThan(0.02);
  }
});
