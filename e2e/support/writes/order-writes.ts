import { OrderStatus } from "../../../packages/domain/src/statuses.ts";
import { RECHECKOUT_LOCK_MS } from "../../../packages/domain/src/recheckout.ts";
import { plantOrder } from "../cases.ts";
import { onOnePage, type Attempt, type Visit, type Write } from "../failing-writes.ts";
import { open } from "../pages.ts";
import { countOrders } from "../purchases.ts";
import { expect } from "../test.ts";
import { expectInvoice, fillInvoice, invoiceEntries } from "./invoice.ts";
import { giveSecondAddress, linesOf, orderOf, SECOND_STREET, signIn } from "./prepared.ts";

/** How often an order has reached a status. */
async function timesOf(token: string, id: number, status: string): Promise<number> {
  return (await orderOf(token, id)).order_histories.filter(({ status_update }) => status_update === status)
    .length;
}

/** Opens the page of an order that was just placed, or brought to a later step, for a customer with two addresses. */
async function openOrder(visit: Visit, planting?: Parameters<typeof plantOrder>[1]) {
  const { page, customer } = visit;
  const token = await signIn(visit);
  await giveSecondAddress(token);
  const id = await plantOrder(customer, planting);
  await open(page, `/account/purchase/detail?id=${id}`);
  return { page, token, id, main: page.getByRole("main") };
}

/** Fills in the cancellation dialog with a reason and a note. */
async function fillCancellation(visit: Visit, token: string, id: number): Promise<Attempt> {
  const { page } = visit;
  const dialog = page.getByRole("dialog", { name: "Hủy đơn hàng này?" });
  const reason = dialog.getByRole("radio", { name: "Thời gian giao hàng quá lâu" });
  const note = dialog.getByLabel(/^Ghi chú cho shop/);
  await reason.check();
  await note.fill("Mình cần trước thứ sáu.");
  return {
    place: dialog,
    send: () => dialog.getByRole("button", { name: "Hủy đơn" }).click(),
    async kept() {
      await expect(reason).toBeChecked();
      await expect(note).toHaveValue("Mình cần trước thứ sáu.");
    },
    told: /Đã hủy/,
    done: async () =>
      (await dialog.isHidden()) && (await page.getByRole("main").getByText("Đã hủy").first().isVisible()),
    once: async () => expect(await timesOf(token, id, OrderStatus.cancelled)).toBe(1),
  };
}

/** Writes about an order before and at delivery. */
export const orderWrites: readonly (Write | readonly Write[])[] = [
  {
    operation: "cancelOrder",
    what: "cancels an order from the list",
    async open(visit) {
      const { page, customer } = visit;
      const token = await signIn(visit);
      const id = await plantOrder(customer);
      await open(page, "/account/purchase");
      await page.getByRole("button", { name: /^Hủy đơn hàng/ }).click();
      return fillCancellation(visit, token, id);
    },
  },
  {
    operation: "buyAgain",
    what: "buys an order again",
    async open(visit) {
      const { page, customer } = visit;
      const token = await signIn(visit);
      const id = await plantOrder(customer, { until: "delivered" });
      await open(page, `/account/purchase/detail?id=${id}`);
      const again = page.getByRole("main").getByRole("button", { name: /^Mua lại đơn hàng/ });
      return {
        send: () => again.click(),
        kept: () => expect(again).toBeEnabled(),
        told: /trong giỏ/,
        done: page.getByRole("heading", { level: 1, name: "Giỏ hàng" }),
        async once() {
          expect((await linesOf(token)).map(({ quantity }) => quantity)).toEqual([1, 1]);
          await expect(page.getByRole("checkbox", { name: "Chọn tất cả" }).first()).toBeChecked();
        },
      };
    },
  },
  {
    operation: "reCheckout",
    what: "pays an order",
    async open(visit) {
      const { page } = visit;
      await page.clock.install();
      const { token, id, main } = await openOrder(visit, { payment: "online" });
      const pay = main.getByRole("button", { name: /^Thanh toán/ });
      return {
        async send() {
          await page.clock.fastForward(RECHECKOUT_LOCK_MS);
          await pay.click();
        },
        kept: () => expect(main.getByText("Chờ thanh toán").first()).toBeVisible(),
        told: /Đặt hàng thành công|Thanh toán thành công/,
        done: () => page.url().includes("/gateway/pay/"),
        async once() {
          expect(await countOrders(token)).toBe(1);
          expect((await orderOf(token, id)).order_status).toBe(OrderStatus.pendingConfirm);
        },
      };
    },
  },
  {
    operation: "confirmReceived",
    what: "confirms that the goods are there",
    async open(visit) {
      const { page, token, id, main } = await openOrder(visit, { until: "delivered" });
      await main.getByRole("button", { name: "Đã nhận được hàng" }).click();
      const dialog = page.getByRole("dialog", { name: "Bạn đã nhận được hàng?" });
      return {
        place: dialog,
        send: () => dialog.getByRole("button", { name: "Đã nhận được hàng" }).click(),
        kept: () => expect(dialog).toBeVisible(),
        told: /Đơn đã hoàn thành/,
        // If the order's page learns of it before the request times out, it closes the dialog and shows the new status itself.
        done: page
          .getByRole("heading", { level: 1, name: "Đơn đã hoàn thành" })
          .or(main.getByText("Đơn đã hoàn thành. Cảm ơn bạn đã mua sắm!")),
        once: async () => expect(await timesOf(token, id, OrderStatus.completed)).toBe(1),
      };
    },
  },
  onOnePage(
    (visit: Visit) => openOrder(visit),
    [
      {
        operation: "changeOrderAddress",
        what: "has an order sent elsewhere",
        fill: async ({ page, token, id }) => {
          await page.getByRole("button", { name: "Đổi địa chỉ" }).click();
          const book = page.getByRole("dialog", { name: "Giao đến địa chỉ nào?" });
          const other = book.getByRole("radio", { name: new RegExp(SECOND_STREET) });
          await other.check();
          return {
            place: book,
            send: () => book.getByRole("button", { name: "Giao đến địa chỉ này" }).click(),
            kept: () => expect(other).toBeChecked(),
            told: /Đã đổi địa chỉ/,
            done: async () =>
              (await book.isHidden()) &&
              (await page
                .getByRole("main")
                .getByText(new RegExp(`^${SECOND_STREET}`))
                .isVisible()),
            async once() {
              const [delivery] = (await orderOf(token, id)).delivery_requests;
              expect(delivery?.to_address.address).toBe(SECOND_STREET);
            },
          };
        },
      },
      {
        operation: "createVat",
        what: "asks for the invoice of an order",
        fill: async ({ page, token, id, main }) => {
          await main.getByRole("button", { name: "Hóa đơn VAT" }).click();
          const form = page.getByRole("dialog", { name: "Hóa đơn VAT" });
          await fillInvoice(form);
          return {
            place: form,
            send: () => form.locator("button[type=submit]").click(),
            kept: () => expectInvoice(form),
            told: /Đã ghi nhận/,
            done: main.getByText(invoiceEntries.company),
            async once() {
              expect((await orderOf(token, id)).vat_invoice?.tax_code).toBe(invoiceEntries.taxCode);
            },
          };
        },
      },
      {
        operation: "cancelOrder",
        what: "cancels an order from its page",
        fill: async ({ token, id, main }, visit) => {
          await main.getByRole("button", { name: "Hủy đơn" }).click();
          return fillCancellation(visit, token, id);
        },
      },
    ],
  ),
];
