import { call } from "../support/api.ts";
import { photo } from "../support/files.ts";
import { operator, operatorSays } from "../support/operator.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { choose, open } from "../support/pages.ts";
import { goodsThat, steady } from "../support/goods.ts";
import { placeOrder } from "../support/purchases.ts";
import { signedIn, signIn, stored } from "../support/sessions.ts";
import { shoppers } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";
import { waysOf } from "../support/thorough.ts";

interface WaitingDocument {
  document: number;
  customer: number;
}

/** The identity document that a customer has sent. */
async function documentOf(customer: number): Promise<string> {
  const waiting = await operatorSays<WaitingDocument[]>("identity", "list");
  return String(waiting.find((one) => one.customer === customer)?.document);
}

for (const { who, prefix, tag } of waysOf(shoppers, 0)) {
  test(
    `an identity document is sent, refused with a reason, sent again and verified, ${who}`,
    { tag },
    async ({ page, context, customer }) => {
      await signedIn(context, customer);
      await open(page, `${prefix}/account`);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^(Xác minh danh tính|Identity verification)$/ })
        .click();
      await expect(page).toHaveURL(`${prefix}/register/identity-card`);
      const { session } = await stored(page);
      const { profile } = JSON.parse(session ?? "{}") as { profile: { id: number } };
      const number = `0${String(79_194_000_000 + profile.id)}`;
      const state = (name: RegExp) => page.getByRole("main").getByText(name);
      const submit = page.getByRole("button", { name: /^(Gửi xác minh|Submit for review)$/ });

      async function send(first: number) {
        await page.getByLabel(/^(Số căn cước công dân|ID card number)$/).fill(number);
        await page.getByLabel(/^(Chọn ảnh: Mặt trước|Choose a photo: Front)/).setInputFiles([photo(first)]);
        await page.getByLabel(/^(Chọn ảnh: Mặt sau|Choose a photo: Back)/).setInputFiles([photo(first + 1)]);
        await expect(page.getByText(/Đã tải ảnh lên|Photo uploaded/)).toHaveCount(2);
        await submit.click();
        await expect(state(/^(Đang kiểm tra|Under review)$/)).toBeVisible();
      }
      await send(21);
      await expect(page.getByText(`•••••••••${number.slice(-3)}`)).toBeVisible();
      const front = page.getByRole("img", { name: /^(Mặt trước|Front)/ });
      await expect(front).toHaveJSProperty("naturalWidth", 640);

      await operator("identity", "refuse", await documentOf(profile.id), "--reason", "glare");
      await page.reload();
      await expect(page.getByText(/Ánh phản chiếu che mất|A reflection hides part/)).toBeVisible();
      await send(23);
      await operator("identity", "verify", await documentOf(profile.id));
      await page.reload();
      await expect(state(/^(Đã xác minh|Verified)$/)).toBeVisible();
      await expect(submit).toHaveCount(0);
    },
  );

  test(
    `an account is removed only once its order is cancelled, ${who}`,
    { tag },
    async ({ page, context, customer, watch }) => {
      watch.expects(/status of 4\d\d/);
      const token = await signedIn(context, customer);
      const { id } = await placeOrder(token, await goodsThat(steady, 1));
      await open(page, `${prefix}/account/remove`);
      const blocker = page
        .getByRole("main")
        .getByRole("link", { name: /^(Đơn hàng SEN-\S+ chưa hoàn tất|Order SEN-\S+ is not finished)$/ });
      await expect(blocker).toHaveAttribute("href", `${prefix}/account/purchase/detail?id=${id}`);
      const password = page.getByLabel(/^(Mật khẩu của bạn|Your password)$/);
      await expect(password).toHaveCount(0);

      await call("cancelOrder", "POST", `/orders/${id}/cancel`, { token, body: { reason: 1 } });
      await page.reload();
      const remove = page.getByRole("button", {
        name: /^(Xóa vĩnh viễn tài khoản|Delete my account permanently)$/,
      });
      await page.getByRole("checkbox").check();
      await password.fill("Khongdung1");
      await remove.click();
      await expect(password).toHaveAccessibleDescription(
        /^(Mật khẩu hiện tại chưa đúng|The current password is not right)$/,
      );
      await password.fill(customer.password);
      await remove.click();
      await expect(page).toHaveURL(prefix || "/");
      await expect(
        page.getByText(/Tài khoản của bạn đã được xóa|Your account has been deleted/),
      ).toBeVisible();
      expect(await stored(page)).not.toHaveProperty("session");
      await expect(call("listAddresses", "GET", "/addresses", { token })).rejects.toThrow('"code":401');
    },
  );
}

test("the language chosen in the account is saved on the server", async ({ page, context, customer }) => {
  const token = await signedIn(context, customer);
  await open(page, "/account/language");
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("button", { name: "Dùng ngôn ngữ này" }).click();
  await expect(page).toHaveURL("/en/account/language");
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
  const { session } = await stored(page);
  const { profile } = JSON.parse(session ?? "{}") as { profile: { id: number } };
  const told = await call("getCustomer", "GET", `/customers/${profile.id}`, { token });
  expect(told.lang).toBe("en");
});

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

test("short pages of the account load without layout shift on a phone", async ({
  page,
  context,
  customer,
}) => {
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
