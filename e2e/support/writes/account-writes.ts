import { call } from "../api.ts";
import { onOnePage, type Visit, type Write } from "../failing-writes.ts";
import { CUSTOMER_NAME } from "../customers.ts";
import { choose, open } from "../pages.ts";
import { remember, stored } from "../sessions.ts";
import { linkAccount } from "../simulated-issuer.ts";
import { expect } from "../test.ts";
import { addressesOf, linesOf, plainGoods, SECOND_STREET, signIn } from "./prepared.ts";

const NEW_STREET = "45 Lê Lợi";

/** Opens the customer's address book. */
async function openAddresses(visit: Visit) {
  const { page } = visit;
  const token = await signIn(visit);
  await open(page, "/account/address");
  return { page, token };
}

/** Writes of a guest who signs in, of linked accounts and of the address book. */
export const accountWrites: readonly (Write | readonly Write[])[] = [
  {
    operation: "addToCart",
    what: "brings the device's cart along when signing in",
    async open({ page, context, customer }) {
      const { product, variant } = await plainGoods();
      const entry = { product_id: product.id, variant_id: variant.id, quantity: 2 };
      await remember(context, { cart: JSON.stringify([entry]) });
      await open(page, "/login?next=/cart");
      await page.getByLabel("Số điện thoại hoặc email").fill(customer.phone);
      await page.getByLabel("Mật khẩu", { exact: true }).fill(customer.password);
      const submit = page.getByRole("main").getByRole("button", { name: "Đăng nhập", exact: true });
      const again = page.getByRole("button", { name: "Thử lại" });
      const line = page.getByRole("main").getByRole("article").filter({ hasText: product.name });
      // After signing in, the form may stay visible for a moment, so the retry is in the message.
      let wayOn = submit;
      const isBrought = async () => !("cart" in (await stored(page)));
      return {
        goesOnByMessage: true,
        async send() {
          await wayOn.click();
          wayOn = again;
        },
        async kept() {
          expect(JSON.parse((await stored(page))["cart"] ?? "[]")).toEqual([entry]);
        },
        done: async () => (await line.isVisible()) && (await isBrought()),
        async once() {
          const { session } = await stored(page);
          const { token } = JSON.parse(session ?? "{}") as { token: string };
          expect((await linesOf(token)).map(({ quantity }) => quantity)).toEqual([2]);
        },
      };
    },
  },
  {
    operation: "saveCoupon",
    what: "saves a coupon",
    async open(visit) {
      const { page } = visit;
      const token = await signIn(visit);
      const { product } = await plainGoods();
      const [coupon] = await call("listProductCoupons", "GET", `/products/${product.id}/coupons`);
      if (!coupon) throw new Error("The product has no coupon.");
      await open(page, `/product/${product.id}`);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Mã giảm giá/ })
        .click();
      const save = page.getByRole("main").getByRole("button", { name: `Lưu mã ${coupon.code}` });
      return {
        send: () => save.click(),
        kept: () => expect(save).toBeEnabled(),
        done: page.getByRole("main").getByText("Đã lưu", { exact: true }),
        async once() {
          const { items } = await call("listMyCoupons", "GET", "/coupons/mine", { token });
          expect(items.filter(({ id }) => id === coupon.id)).toHaveLength(1);
        },
      };
    },
  },
  {
    operation: "removeSocialAccount",
    what: "removes a linked account",
    async open(visit) {
      const { page, customer } = visit;
      const token = await signIn(visit);
      await linkAccount(page, customer, `${customer.phone}@example.com`);
      await page.getByRole("button", { name: /^Gỡ liên kết Sen Demo ID/ }).click();
      const dialog = page.getByRole("dialog", { name: "Gỡ tài khoản liên kết này?" });
      return {
        place: dialog,
        send: () => dialog.getByRole("button", { name: "Gỡ", exact: true }).click(),
        kept: () => expect(dialog).toContainText(customer.phone),
        told: /Đã gỡ liên kết/,
        done: async () =>
          (await dialog.isHidden()) && page.getByText("Chưa có tài khoản nào được liên kết").isVisible(),
        async once() {
          const { accounts } = await call("listSocialAccounts", "GET", "/customers/me/social-accounts", {
            token,
          });
          expect(accounts).toEqual([]);
        },
      };
    },
  },
  onOnePage(openAddresses, [
    {
      operation: "updateAddress",
      what: "changes an address",
      fill: async ({ page, token }) => {
        await page.getByRole("button", { name: `Sửa địa chỉ của ${CUSTOMER_NAME}` }).click();
        const form = page.getByRole("dialog", { name: "Sửa địa chỉ" });
        const street = form.getByLabel("Số nhà, tên đường");
        await street.fill(NEW_STREET);
        return {
          place: form,
          send: () => form.getByRole("button", { name: "Lưu địa chỉ" }).click(),
          kept: () => expect(street).toHaveValue(NEW_STREET),
          told: /Đã lưu địa chỉ/,
          done: page.getByRole("main").getByText(NEW_STREET),
          async once() {
            expect((await addressesOf(token)).map(({ address }) => address)).toEqual([NEW_STREET]);
          },
        };
      },
    },
    {
      operation: "createAddress",
      what: "adds an address",
      fill: async ({ page, token }, { customer }) => {
        await page.getByRole("button", { name: "Thêm địa chỉ" }).first().click();
        const form = page.getByRole("dialog", { name: "Địa chỉ mới" });
        await form.getByLabel("Họ và tên").fill(CUSTOMER_NAME);
        await form.getByLabel("Số điện thoại").fill(customer.phone);
        await choose(form.getByLabel("Tỉnh, thành phố", { exact: true }), "Thành phố Hồ Chí Minh");
        await choose(form.getByLabel("Quận, huyện", { exact: true }), "Quận 1");
        await choose(form.getByLabel("Phường, xã", { exact: true }), "Phường Bến Nghé");
        await form.getByLabel("Số nhà, tên đường").fill(SECOND_STREET);
        return {
          place: form,
          send: () => form.getByRole("button", { name: "Lưu địa chỉ" }).click(),
          async kept() {
            await expect(form.getByLabel("Họ và tên")).toHaveValue(CUSTOMER_NAME);
            await expect(form.getByLabel("Số điện thoại")).toHaveValue(customer.phone);
            await expect(form.getByLabel("Phường, xã", { exact: true })).toHaveValue("Phường Bến Nghé");
            await expect(form.getByLabel("Số nhà, tên đường")).toHaveValue(SECOND_STREET);
          },
          told: /Đã lưu địa chỉ/,
          done: page.getByRole("main").getByText(SECOND_STREET),
          async once() {
            const streets = (await addressesOf(token)).map(({ address }) => address);
            expect(streets.filter((street) => street === SECOND_STREET)).toHaveLength(1);
          },
        };
      },
    },
    {
      operation: "deleteAddress",
      what: "deletes an address",
      fill: async ({ page, token }) => {
        const other = page.getByRole("main").getByRole("listitem").filter({ hasText: SECOND_STREET });
        await other.getByRole("button", { name: /^Xóa địa chỉ/ }).click();
        const dialog = page.getByRole("dialog", { name: "Xóa địa chỉ này?" });
        return {
          place: dialog,
          send: () => dialog.getByRole("button", { name: "Xóa", exact: true }).click(),
          kept: () => expect(dialog).toContainText(SECOND_STREET),
          told: /Đã xóa địa chỉ/,
          done: async () => (await dialog.isHidden()) && (await other.count()) === 0,
          once: async () => expect(await addressesOf(token)).toHaveLength(1),
        };
      },
    },
  ]),
];
