import { expect, test } from "../support/test.ts";
import { goodsThat, type Goods, plenty, simple, steady } from "../support/goods.ts";
import { open } from "../support/pages.ts";
import { fillCart } from "../support/purchases.ts";
import { signedIn } from "../support/sessions.ts";

test("a customer leaves the gateway by Back to the order, is declined, and pays again with success, in English", async ({
  page,
  context,
  customer,
}) => {
  const fits = (goods: Goods) => simple(goods) && plenty(goods) && steady(goods);
  const [{ product }] = await goodsThat(fits);
  const fromAnotherShop = await goodsThat(
    (goods) => fits(goods) && goods.product.tenant.id !== product.tenant.id,
  );
  const token = await signedIn(context, customer);
  await fillCart(token, fromAnotherShop);

  // The event stream opens only after the order is placed, and the gateway answers only after the page has refetched its data then.
  const [placed, refetched] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  await page.route("**/api/v1/events", async (route) => {
    await placed.promise;
    await route.fallback();
  });
  await page.route("**/gateway/pay/**", async (route) => {
    await refetched.promise;
    await route.fallback();
  });

  await open(page, `/en/product/${product.id}`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" }).click();
  await expect(page).toHaveURL("/en/cart");
  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("button", { name: "Check out (2)" }).click();

  await expect(page).toHaveURL(/\/en\/payment\?checkout=/);
  await page.getByRole("radio", { name: /online/i }).check();
  const asked: string[] = [];
  placed.resolve(
    page.waitForResponse("**/api/v1/orders").then(() => {
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      refetched.resolve(page.waitForResponse(/\/notifications\/unread$/));
    }),
  );
  await page.getByRole("button", { name: "Place order" }).click();

  await expect(page).toHaveURL(/\/gateway\/pay\//);
  expect(asked.filter((path) => path.startsWith("/api/v1/checkout/"))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/payment\/result\?order=\d+/);
  await page.getByRole("button", { name: /^Pay .*\(2 orders\)$/ }).click();
  await expect(page).toHaveURL(/\/gateway\/pay\//);
  await page.getByRole("button", { name: /decline/i }).click();
  await expect(page).toHaveURL(/\/en\/payment\/result\?order=\d+/);
  await expect(page.getByRole("heading", { name: "Payment failed" })).toBeVisible();

  await page.getByRole("button", { name: /^Pay .* again \(2 orders\)$/ }).click();
  await expect(page).toHaveURL(/\/gateway\/pay\//);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();

  await page.getByRole("link", { name: "View my orders" }).click();
  await expect(page).toHaveURL("/en/account/purchase");
  await expect(page.getByRole("main").getByRole("article").first().getByText("Order placed")).toBeVisible();
});
