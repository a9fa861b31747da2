import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Customer } from "../support/customers.ts";
import { expect, test } from "../support/test.ts";
import { goodsThat, plenty, simple, steady } from "../support/goods.ts";
import { cartLines, open } from "../support/pages.ts";
import { fillCart } from "../support/purchases.ts";
import { remember, signedIn, signIn } from "../support/sessions.ts";

/** Opens the cart of a customer with one piece of one product. Returns the button that adds one. */
async function openCartOfOne(page: Page, context: BrowserContext, customer: Customer): Promise<Locator> {
  const [goods] = await goodsThat((one) => steady(one) && simple(one) && plenty(one));
  const token = await signedIn(context, customer);
  await fillCart(token, [goods]);
  await open(page, "/cart");
  return page.getByRole("main").getByRole("button", { name: /^Thêm một/ });
}

test("a quantity changed just before the checkout is bought, and one that cannot be saved keeps the cart open", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/Failed to load resource/);
  const more = await openCartOfOne(page, context, customer);
  const main = page.getByRole("main");
  await main.getByRole("checkbox", { name: "Chọn tất cả" }).first().check();
  const buy = main.getByRole("button", { name: "Thanh toán (1)" });
  const changes = "**/api/v1/carts/*";
  await page.route(changes, (route) => route.abort("internetdisconnected"));
  await more.click();
  await buy.click();
  await expect(cartLines(page).getByRole("alert")).toContainText("Chưa đổi được số lượng");
  await expect(page).toHaveURL("/cart");
  await page.unroute(changes);
  await more.click();
  await buy.click();
  await expect(page).toHaveURL(/\/payment\?checkout=/);
  await expect(main.getByText(/^Số lượng ×\s?2$/)).toBeVisible();
});

test("a quantity whose request was lost with its page, and one not sent yet, is sent by the next page", async ({
  page,
  context,
  customer,
}) => {
  const more = await openCartOfOne(page, context, customer);
  let isLost = false;
  await page.route("**/api/v1/carts/*", async (route) => {
    if (isLost || route.request().method() !== "PUT") await route.continue();
    else isLost = true; // The first request never gets a response.
  });
  await more.click();
  await expect.poll(() => isLost).toBe(true);
  await more.click();
  const again = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.reload();
  await again;
  await page.reload();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveValue("3");
});

test("lines that a guest ticked stay ticked after signing in, which leaves one cart in the history, and after a reload", async ({
  page,
  context,
  customer,
}) => {
  const [ticked, other] = await goodsThat((one) => steady(one) && simple(one) && plenty(one), 2);
  if (!other) throw new Error("The shop has one such product only.");
  const cart = [ticked, other].map(({ product, variant }) => ({
    product_id: product.id,
    variant_id: variant.id,
    quantity: 1,
  }));
  await remember(context, { cart: JSON.stringify(cart) });
  await open(page, "/cart");
  const tick = page.getByRole("checkbox", { name: `Chọn ${ticked.product.name}` });
  const otherTick = page.getByRole("checkbox", { name: `Chọn ${other.product.name}` });
  await tick.check();
  const place = () => page.evaluate(() => window.navigation.currentEntry?.index);
  const before = await place();
  await page.getByRole("complementary").getByRole("button", { name: "Đăng nhập để mua" }).click();
  await signIn(page, customer);
  await expect(page).toHaveURL("/cart");
  expect(await place()).toBe(before);
  await expect(tick).toBeChecked();
  await expect(otherTick).not.toBeChecked();
  await page.reload();
  await expect(tick).toBeChecked();
});
