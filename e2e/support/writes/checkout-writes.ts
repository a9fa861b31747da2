import type { Page } from "@playwright/test";
import { call } from "../api.ts";
import { plantOrder } from "../cases.ts";
import { onOnePage, type Visit, type Write } from "../failing-writes.ts";
import { open } from "../pages.ts";
import { countOrders, prepare } from "../purchases.ts";
import { expect } from "../test.ts";
import { fillInvoice, invoiceEntries } from "./invoice.ts";
import { giveSecondAddress, orderOf, plainGoods, SECOND_STREET, signIn } from "./prepared.ts";

const NOTE = "Giao giờ hành chính, gọi trước 15 phút.";

/** Opens the payment page of one product for a customer with two addresses. */
async function openPayment(visit: Visit) {
  const { page } = visit;
  const token = await signIn(visit);
  await giveSecondAddress(token);
  const { id } = await prepare(token, [await plainGoods()]);
  await open(page, `/payment?checkout=${id}`);
  const note = page.getByRole("textbox", { name: /^Lời nhắn cho/ }).first();
  await expect(note).toBeVisible();
  return {
    page,
    token,
    main: page.getByRole("main"),
    note,
    place: page.getByRole("button", { name: "Đặt hàng" }),
    prepared: () => call("getCheckout", "GET", `/checkout/${id}`, { token }),
  };
}

const placed = (page: Page) => page.getByRole("heading", { name: "Đặt hàng thành công" });

/** The only order of a customer. */
async function onlyOrder(token: string) {
  const { items } = await call("listOrders", "GET", "/orders?per_page=5&page=1", { token });
  expect(items).toHaveLength(1);
  return orderOf(token, items[0]?.id ?? 0);
}

/** Writes between the cart and the order. */
export const checkoutWrites: readonly (Write | readonly Write[])[] = [
  onOnePage(openPayment, [
    {
      operation: "updateCheckout",
      what: "has it sent to another address",
      fill: async ({ page, main, prepared }) => {
        const change = main.getByRole("button", { name: "Đổi địa chỉ nhận hàng" });
        const dialog = page.getByRole("dialog");
        const street = async () => (await prepared()).address?.address;
        return {
          async send() {
            await change.click();
            await dialog.getByRole("radio", { name: new RegExp(SECOND_STREET) }).check({ force: true });
            await dialog.getByRole("button", { name: "Giao đến địa chỉ này" }).click();
          },
          kept: () => expect(main.getByText("12 Trần Quang Khải").first()).toBeVisible(),
          done: async () =>
            (await dialog.isHidden()) &&
            (await main.getByText(SECOND_STREET).first().isVisible()) &&
            (await street()) === SECOND_STREET,
          once: async () => expect(await street()).toBe(SECOND_STREET),
        };
      },
    },
    {
      operation: "updateCheckout",
      what: "chooses another way to pay",
      fill: async ({ main, prepared }) => {
        const online = main.getByRole("radio", { name: /trực tuyến/ });
        return {
          send: () => online.click({ force: true }),
          kept: () => expect(online).toBeEnabled(),
          done: async () => (await online.isChecked()) && (await prepared()).payment_method !== 0,
          once: async () => expect((await prepared()).payment_method).not.toBe(0),
        };
      },
    },
    {
      operation: "updateCheckout",
      what: "uses a coupon",
      fill: async ({ page, main, prepared }) => {
        const [coupon] = (await prepared()).available_coupons;
        if (!coupon) throw new Error("There is no coupon for it.");
        await main.getByRole("button", { name: /Mã giảm giá/ }).click();
        const dialog = page.getByRole("dialog", { name: "Chọn mã giảm giá" });
        const tick = dialog.getByRole("checkbox", { name: `Dùng mã ${coupon.code}` });
        await tick.check();
        return {
          place: dialog,
          send: () => dialog.getByRole("button", { name: "Áp dụng (1)" }).click(),
          kept: () => expect(tick).toBeChecked(),
          done: main.getByRole("button", { name: `Bỏ mã ${coupon.code}` }),
          async once() {
            expect((await prepared()).coupons.map(({ code }) => code)).toEqual([coupon.code]);
          },
        };
      },
    },
  ]),
  {
    operation: "updateCheckout",
    what: "leaves a note for the shop and orders",
    async open(visit) {
      const { page, token, note, place } = await openPayment(visit);
      await note.fill(NOTE);
      return {
        field: note,
        send: () => place.click(),
        async kept() {
          await expect(note).toHaveValue(NOTE);
          expect(await countOrders(token), "nothing is ordered without the note").toBe(0);
        },
        told: /Đặt hàng thành công/,
        done: placed(page),
        once: async () => expect((await onlyOrder(token)).text_note).toBe(NOTE),
      };
    },
  },
  {
    operation: "createOrder",
    what: "places the order with a note and an invoice",
    async open(visit) {
      const { page, token, main, note, place } = await openPayment(visit);
      await note.fill(NOTE);
      await main.getByRole("button", { name: "Thêm thông tin" }).click();
      await fillInvoice(main);
      await main.getByRole("button", { name: "Lưu thông tin" }).click();
      return {
        send: () => place.click(),
        async kept() {
          await expect(note).toHaveValue(NOTE);
          await expect(main.getByText(invoiceEntries.company)).toBeVisible();
        },
        told: /Đặt hàng thành công/,
        done: placed(page),
        async once() {
          const { vat_invoice } = await onlyOrder(token);
          expect(vat_invoice?.company_name).toBe(invoiceEntries.company);
        },
      };
    },
  },
  {
    operation: "confirmOrder",
    what: "looks how the payment has ended",
    async open(visit) {
      const { page, customer } = visit;
      const token = await signIn(visit);
      const order = await plantOrder(customer, { payment: "online" });
      const again = page.getByRole("main").getByRole("button", { name: "Thử lại" });
      let opened = false;
      return {
        place: page.getByRole("main"),
        says: /Chưa xem được kết quả thanh toán/,
        send: () => {
          if (opened) return again.click();
          opened = true;
          return open(page, `/payment/result?order=${order}`);
        },
        kept: () => expect(again).toBeEnabled(),
        told: /Thanh toán thành công|Đang chờ kết quả|Thanh toán chưa thành công/,
        done: page.getByRole("heading", { name: "Đang chờ kết quả thanh toán" }),
        once: async () => expect(await countOrders(token)).toBe(1),
      };
    },
  },
];
