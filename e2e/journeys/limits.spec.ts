import { expect, test } from "../support/test.ts";
import { goodsThat, simple, steady } from "../support/goods.ts";
import { open } from "../support/pages.ts";
import { createCustomer } from "../support/customers.ts";
import { fillCart, placeOrder } from "../support/purchases.ts";
import { sessionOf, signedIn } from "../support/sessions.ts";

test("a cart line shows what is left after another customer has bought some, and offers that quantity", async ({
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
