import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { goodsThat, plenty, simple, steady, type Goods } from "../support/goods.ts";
import { cartLines, open } from "../support/pages.ts";
import { fillCart } from "../support/purchases.ts";
import { remember, signedIn } from "../support/sessions.ts";

interface Line {
  name: string;
  quantity: string;
  ticked: boolean;
}

/** The lines of the cart page, from top to bottom. */
async function linesOf(page: Page): Promise<Line[]> {
  const lines = await cartLines(page).all();
  return Promise.all(
    lines.map(async (line) => ({
      name: (await line.getByRole("heading").textContent()) ?? "",
      quantity: await line.getByRole("textbox").inputValue(),
      ticked: await line.getByRole("checkbox").isChecked(),
    })),
  );
}

const threeGoods = () => goodsThat((one) => steady(one) && simple(one) && plenty(one), 3);

/** Opens a cart of three products, two pieces each, and ticks the lowest. Returns the lines, and the name of the ticked one. */
async function openCart(page: Page): Promise<{ before: Line[]; ticked: string }> {
  await open(page, "/cart");
  await expect(cartLines(page)).toHaveCount(3);
  const [, , lowest] = await linesOf(page);
  const ticked = lowest?.name ?? "";
  await page.getByRole("checkbox", { name: `Chọn ${ticked}` }).check();
  return { before: await linesOf(page), ticked };
}

const remove = (page: Page, name: string) =>
  page.getByRole("button", { name: `Xóa ${name} khỏi giỏ` }).click();
const undo = (page: Page) => page.getByRole("button", { name: "Hoàn tác" });

test("the ticked lines are removed and restored together, with quantities changed just before", async ({
  page,
  context,
  customer,
}) => {
  await fillCart(await signedIn(context, customer), await threeGoods(), 2);
  const { ticked } = await openCart(page);
  const [first] = await linesOf(page);
  await page.getByRole("checkbox", { name: `Chọn ${first?.name ?? ""}` }).check();
  await page.getByRole("button", { name: `Thêm một ${ticked}` }).click();
  const before = await linesOf(page);
  await page.getByRole("button", { name: "Xóa đã chọn" }).click();
  await expect(page.getByText("Đã xóa 2 sản phẩm")).toBeVisible();
  // Ticking another line meanwhile must not drop the removed ones.
  const left = page.getByRole("main").getByRole("checkbox", { name: `Chọn ${before[1]?.name ?? ""}` });
  await left.check();
  await left.uncheck();
  await undo(page).click();
  await expect(page.getByText("Đã đưa 2 sản phẩm trở lại giỏ")).toBeVisible();
  expect(await linesOf(page)).toEqual(before);
  expect(before[2]).toEqual({ name: ticked, quantity: "3", ticked: true });
  await page.reload();
  await expect.poll(() => linesOf(page)).toEqual(before);
});

test("a guest's double click removes one line, which is restored in its place, once", async ({
  page,
  context,
}) => {
  const entry = ({ product, variant }: Goods) => ({
    product_id: product.id,
    variant_id: variant.id,
    quantity: 2,
  });
  await remember(context, { cart: JSON.stringify((await threeGoods()).map(entry)) });
  const { before } = await openCart(page);
  await remove(page, before[0]?.name ?? "");
  await expect(cartLines(page)).toHaveCount(2);
  // The second click: the next line is under the pointer now.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(cartLines(page)).toHaveCount(2);
  await undo(page).dblclick();
  await expect(page.getByText(`Đã đưa ${before[0]?.name ?? ""} trở lại giỏ`)).toBeVisible();
  expect(await linesOf(page)).toEqual(before);
});
