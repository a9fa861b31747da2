import { expect, test } from "../support/test.ts";
import { call } from "../support/api.ts";
import { goodsThat, simple, steady, plenty } from "../support/goods.ts";
import { open } from "../support/pages.ts";
import { createCustomer } from "../support/customers.ts";
import { fillCart, placeOrder } from "../support/purchases.ts";
import { sessionOf, signedIn } from "../support/sessions.ts";

test("more than the stock is refused at the line, and the cart is kept", async ({
  page,
  context,
  customer,
}) => {
  // Not one of the simple ones, of which the next journey buys pieces beside this one.
  const [goods] = await goodsThat(
    (one) => steady(one) && !simple(one) && one.variant.stock >= 2 && one.variant.stock < 50,
  );
  const { variant } = goods;
  const token = await signedIn(context, customer);
  await fillCart(token, [goods]);
  await open(page, "/en/cart");
  const quantity = page.getByRole("main").getByRole("textbox");
  const kept = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await quantity.fill(String(variant.stock + 5));
  await quantity.press("Enter");
  await expect(quantity).toHaveValue(String(variant.stock));
  await kept;
  await page.reload();
  await expect(quantity).toHaveValue(String(variant.stock));
});

test("pieces that somebody else has bought meanwhile are told at the line, with what is left", async ({
  page,
  context,
  customer,
}) => {
  const [goods] = await goodsThat(
    (one) => steady(one) && simple(one) && one.variant.stock >= 6 && one.variant.stock < 40,
  );
  const token = await signedIn(context, customer);
  await fillCart(token, [goods], goods.variant.stock);
  const rival = await sessionOf(await createCustomer());
  await placeOrder(rival.token, [goods], 2);

  await open(page, "/cart");
  await expect(page.getByText(`Chỉ còn ${goods.variant.stock - 2}`)).toBeVisible();
  await page.getByRole("button", { name: `Lấy ${goods.variant.stock - 2} sản phẩm` }).click();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveValue(String(goods.variant.stock - 2));
  await expect(page.getByRole("checkbox", { name: `Chọn ${goods.product.name}` })).toBeEnabled();
});

test("the hundred-and-first product is refused with the limit, and the cart is kept", async ({
  page,
  context,
  customer,
}) => {
  const all = await goodsThat((one) => steady(one) && one.variant.stock > 3, 101);
  const [last, ...hundred] = all.toReversed();
  const token = await signedIn(context, customer);
  await fillCart(token, hundred);
  await open(page, `/en/product/${last?.product.id ?? 0}`);
  for (const group of await page.getByRole("region", { name: "Buy this product" }).getByRole("group").all()) {
    const option = group.getByRole("radio").and(page.locator(":enabled")).first();
    if (await option.count()) await option.check({ force: true });
  }
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText(/at most 100|100 products/)).toBeVisible();
  const { line_count: lines } = await call("listCart", "GET", "/carts", { token });
  expect(lines).toBe(100);

  await open(page, "/en/cart");
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await expect(page.getByRole("button", { name: "Check out (20)" })).toBeEnabled();
  await expect(page.getByText(/at most 20|20 products/).first()).toBeVisible();
});

test("a twenty-first product is refused at its line", async ({ page, context, customer }) => {
  const token = await signedIn(context, customer);
  await fillCart(token, await goodsThat((one) => steady(one) && plenty(one), 21));
  await open(page, "/en/cart");
  const lines = page.getByRole("main").getByRole("checkbox", { name: /^Select (?!all|everything)/ });
  await expect(lines).toHaveCount(21);
  for (let line = 0; line < 20; line += 1) await lines.nth(line).check();
  await lines.nth(20).click();
  await expect(lines.nth(20)).not.toBeChecked();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: "20" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Check out (20)" })).toBeEnabled();
});
