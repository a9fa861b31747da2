import { onOnePage, type Visit, type Write } from "../failing-writes.ts";
import { open } from "../pages.ts";
import { countOrders, fillCart } from "../purchases.ts";
import { expect } from "../test.ts";
import { cartOf, linesOf, plainGoods, signIn } from "./prepared.ts";

/** Opens the cart of a customer with one piece of one product. */
async function openCart(visit: Visit) {
  const { page } = visit;
  const token = await signIn(visit);
  const goods = await plainGoods();
  await fillCart(token, [goods]);
  await open(page, "/cart");
  const main = page.getByRole("main");
  const { name } = goods.product;
  const line = main.getByRole("article").filter({ hasText: name });
  await expect(line).toBeVisible();
  return { page, token, main, name, line, tick: page.getByRole("checkbox", { name: `Chọn ${name}` }) };
}

/** Opens a product's page with a quantity of two. */
async function openProduct(visit: Visit) {
  const { page } = visit;
  const token = await signIn(visit);
  const { product } = await plainGoods();
  await open(page, `/product/${product.id}`);
  const box = page.getByRole("region", { name: "Mua sản phẩm" });
  const quantity = box.getByRole("textbox", { name: "Số lượng" });
  await box.getByRole("button", { name: "Thêm một" }).click();
  return { page, token, box, kept: () => expect(quantity).toHaveValue("2") };
}

/** What the cart says about coupons once the server has responded. */
const COUPONS_TOLD = /^(\d+ mã cho đơn này|Giảm .*\sđ với \d+ mã)$/;

/** Writes of the product page and the cart. */
export const cartWrites: readonly (Write | readonly Write[])[] = [
  onOnePage(openProduct, [
    {
      operation: "addToCart",
      what: "puts goods into the cart",
      fill: ({ page, token, box, kept }) =>
        Promise.resolve({
          place: box,
          send: () => box.getByRole("button", { name: "Thêm vào giỏ" }).click(),
          kept,
          told: /Đã thêm/,
          done: page.getByText("Đã thêm 2 sản phẩm vào giỏ hàng"),
          async once() {
            expect((await linesOf(token)).map(({ quantity }) => quantity)).toEqual([2]);
            await expect(
              page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, 1 sản phẩm" }),
            ).toBeVisible();
          },
        }),
    },
    {
      operation: "createOrderNow",
      what: "buys at once",
      fill: ({ page, token, box, kept }) =>
        Promise.resolve({
          place: box,
          send: () => box.getByRole("button", { name: "Mua ngay" }).click(),
          kept,
          done: page.getByRole("button", { name: "Đặt hàng" }),
          async once() {
            expect(new URL(page.url()).pathname).toBe("/payment");
            expect((await linesOf(token)).map(({ quantity }) => quantity)).toEqual([2]);
          },
        }),
    },
  ]),
  {
    operation: "deleteCartItems",
    what: "takes a line out of the cart",
    async open(visit) {
      const { page, token, line, name, tick } = await openCart(visit);
      await tick.check();
      return {
        send: () => page.getByRole("button", { name: `Xóa ${name} khỏi giỏ` }).click(),
        async kept() {
          await expect(line.getByRole("textbox")).toHaveValue("1");
          await expect(tick).toBeChecked();
          await expect(page.getByRole("button", { name: "Hoàn tác" })).toHaveCount(0);
        },
        told: /Đã xóa/,
        done: async () => (await line.count()) === 0,
        once: async () => expect(await linesOf(token)).toEqual([]),
      };
    },
  },
  onOnePage(openCart, [
    {
      operation: "applyCartCoupons",
      what: "asks what ticked lines cost",
      fill: async ({ main, tick }) => {
        const summary = main.getByRole("complementary");
        const again = summary.getByRole("button", { name: "Thử lại" });
        return {
          place: summary,
          send: async () => {
            if (await tick.isChecked()) await again.click();
            else await tick.check();
          },
          kept: () => expect(tick).toBeChecked(),
          done: summary.getByText(COUPONS_TOLD),
          once: () => expect(summary.getByText(COUPONS_TOLD)).toBeVisible(),
        };
      },
    },
    {
      operation: "updateCartQuantity",
      what: "changes a quantity",
      fill: async ({ token, line, name }) => {
        const again = line.getByRole("button", { name: "Thử lại" });
        const isSaved = async () => (await linesOf(token))[0]?.quantity === 2;
        return {
          place: line,
          send: async () => {
            if (await again.isVisible()) await again.click();
            else await line.getByRole("button", { name: `Thêm một ${name}` }).click();
          },
          kept: () => expect(again).toBeEnabled(),
          told: /số lượng 2/,
          done: async () =>
            (await line.getByRole("textbox").inputValue()) === "2" &&
            (await again.isHidden()) &&
            (await isSaved()),
          once: async () => expect(await isSaved()).toBe(true),
        };
      },
    },
    {
      operation: "restoreCartItems",
      what: "undoes a removal",
      fill: async ({ page, token, line, name, tick }) => {
        await page.getByRole("button", { name: `Xóa ${name} khỏi giỏ` }).click();
        const back = page.getByRole("button", { name: "Hoàn tác" });
        const again = page.getByRole("button", { name: "Thử lại" });
        await expect(back).toBeVisible();
        return {
          goesOnByMessage: true,
          send: () => back.or(again).last().click(),
          async kept() {
            await expect(line).toHaveCount(0);
            await expect(again).toBeVisible();
          },
          told: /Đã đưa .* trở lại giỏ/,
          done: line,
          async once() {
            expect((await linesOf(token)).map(({ quantity }) => quantity)).toEqual([2]);
            await expect(tick).toBeChecked();
          },
        };
      },
    },
    {
      operation: "checkout",
      what: "goes from the cart to the payment",
      fill: async ({ page, token, main, tick }) => {
        return {
          send: () => main.getByRole("button", { name: "Thanh toán (1)" }).click(),
          kept: () => expect(tick).toBeChecked(),
          done: page.getByRole("button", { name: "Đặt hàng" }),
          async once() {
            expect(new URL(page.url()).pathname).toBe("/payment");
            expect((await cartOf(token)).line_count).toBe(1);
            expect(await countOrders(token)).toBe(0);
          },
        };
      },
    },
  ]),
];
