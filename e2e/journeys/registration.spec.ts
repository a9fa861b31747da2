import type { Page } from "@playwright/test";
import { faultsOf } from "../support/accessibility.ts";
import { CUSTOMER_NAME, newPhone, type Customer } from "../support/customers.ts";
import { goodsThat, plenty, simple, steady } from "../support/goods.ts";
import { operator } from "../support/operator.ts";
import { cartLines, open } from "../support/pages.ts";
import { codeSentTo, messagesTo } from "../support/sent-codes.ts";
import { remember, signIn, stored } from "../support/sessions.ts";
import { shoppers } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";
import { waysOf } from "../support/thorough.ts";

const asWritten = (phone: string) => phone.replace(/^0(\d{2})(\d{3})(\d{4})$/, "+84 $1 $2.$3");
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

const boxes = (page: Page) => {
  const labelled = (label: RegExp) => page.getByRole("main").getByLabel(label);
  const button = (name: RegExp) => page.getByRole("main").getByRole("button", { name });
  return {
    name: labelled(/^(Họ và tên|Full name)$/),
    phone: labelled(/^(Số điện thoại|Phone number)$/),
    password: labelled(/^(Mật khẩu|Password)$/),
    code: labelled(/^(Mã xác nhận|Verification code)$/),
    goOn: button(/^(Tiếp tục|Continue)$/),
    confirm: button(/^(Xác nhận|Confirm)$/),
    send: button(/^(Gửi mã xác nhận|Send code)$/),
    resendIn: button(/^(Gửi lại mã sau|Resend code in) \d:\d\d$/),
    resend: button(/^(Gửi lại mã|Resend code)$/),
  };
};

/** How many login events this page's data layer has received. */
const logins = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === "login").length);

/** Skips two minutes for this phone number's code, on the server and in this tab's stored draft. */
async function twoMinutesLater(page: Page, phone: string): Promise<void> {
  await operator("otp", "hurry", "--to", phone);
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith("draft:otp-"))) {
      const text = sessionStorage.getItem(key) ?? "";
      sessionStorage.setItem(
        key,
        text.replace(/"resend_at":"[^"]*"/, '"resend_at":"2026-01-01T00:00:00.000Z"'),
      );
    }
  });
  await page.reload();
}

async function unverifiedCustomer(): Promise<Customer> {
  const customer = { phone: newPhone(), password: "Matkhau2026" };
  const { phone, password } = customer;
  await operator(
    ...["customer", "create", "--name", CUSTOMER_NAME, "--phone", phone, "--password", password],
    ...["--verified", "no"],
  );
  return customer;
}

for (const { who, prefix, tag } of waysOf(shoppers, 1)) {
  test(
    `a guest with a cart registers after a wrong code and a resent one, ${who}`,
    { tag },
    async ({ page, context, watch }) => {
      watch.expects(/status of 4(09|22)/);
      const [{ product, variant }] = await goodsThat((one) => steady(one) && simple(one) && plenty(one));
      const cart = JSON.stringify([{ product_id: product.id, variant_id: variant.id, quantity: 2 }]);
      await remember(context, { cart, ...(prefix && { locale: "en" }) });
      const phone = newPhone();
      expect(await messagesTo(phone)).toEqual([]);
      await open(page, `${prefix}/login?next=${prefix}/cart`);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^(Đăng ký|Register)$/ })
        .click();
      const { name, phone: phoneBox, password, code, goOn, confirm, resend, resendIn } = boxes(page);

      await name.fill(CUSTOMER_NAME);
      await phoneBox.fill("0901234567");
      await password.fill("Matkhau2026");
      await goOn.click();
      await expect(phoneBox).toHaveAccessibleDescription(/đã được đăng ký|registered already/);
      await phoneBox.fill(asWritten(phone));
      await password.press("Enter");

      await expect(code).toBeVisible();
      const first = await codeSentTo(phone);
      expect(await faultsOf(page)).toEqual([]);
      await code.fill(otherThan(first));
      await confirm.click();
      await expect(code).toHaveAccessibleDescription(/còn 4 lần thử|tries left: 4/);
      await page.reload();
      await expect(resendIn).toBeDisabled();
      await twoMinutesLater(page, phone);
      await resend.click();
      await expect(resendIn).toBeDisabled();
      const second = await codeSentTo(phone, 2);
      await code.fill(second);
      await code.press("Enter");

      await expect(page).toHaveURL(`${prefix}/cart`);
      await expect(cartLines(page)).toHaveCount(1);
      expect(await logins(page)).toBe(1);
      const kept = await stored(page);
      expect(kept).not.toHaveProperty("cart");
      expect(JSON.parse(kept["session"] ?? "{}")).toMatchObject({
        profile: { phone, full_name: CUSTOMER_NAME },
      });
    },
  );

  test(
    `an unverified customer can only open the verification, loses it by leaving, and verifies after signing in again, ${who}`,
    { tag },
    async ({ page, context }) => {
      if (prefix) await remember(context, { locale: "en" });
      const customer = await unverifiedCustomer();
      const temporary = () => page.evaluate(() => sessionStorage.getItem("temporary-session"));
      await open(page, `${prefix}/login?next=${prefix}/account/address`);
      await signIn(page, customer);
      await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}/account/verify\\?next=`));
      const { phone: phoneBox, code, send, confirm } = boxes(page);
      await expect(phoneBox).toHaveValue(customer.phone);
      expect(await faultsOf(page)).toEqual([]);
      expect(await temporary()).not.toBeNull();
      expect(await stored(page)).not.toHaveProperty("session");
      await send.click();
      await expect(code).toBeVisible();
      const sent = await codeSentTo(customer.phone);

      await page.getByRole("banner").getByRole("link", { name: /^Sen/ }).first().click();
      await expect(page).toHaveURL(prefix || "/");
      await expect.poll(temporary).toBeNull();
      await page.goto(`${prefix}/account/verify`);
      await expect(page).toHaveURL(`${prefix}/login`);

      await signIn(page, customer);
      await send.click();
      await code.fill(sent);
      await confirm.click();
      await expect(page).toHaveURL(prefix || "/");
      expect(await temporary()).toBeNull();
      expect(await logins(page)).toBe(1);
      expect(JSON.parse((await stored(page))["session"] ?? "{}")).toMatchObject({
        profile: { phone: customer.phone, phone_verified_at: expect.stringMatching(/^\d{4}-/) as unknown },
      });
    },
  );
}
