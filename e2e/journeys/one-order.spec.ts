import { expect, test } from "../support/test.ts";
import { goodsThat, plenty, steady } from "../support/goods.ts";
import { open } from "../support/pages.ts";
import { countOrders, prepare } from "../support/purchases.ts";
import { signedIn } from "../support/sessions.ts";

test("a double click on Place order creates one order", async ({ page, context, customer }) => {
  const token = await signedIn(context, customer);
  const { id } = await prepare(token, await goodsThat((goods) => plenty(goods) && steady(goods)));
  await open(page, `/en/payment?checkout=${id}`);
  await page.getByRole("button", { name: "Place order" }).dblclick();
  await expect(page.getByRole("heading", { name: "Order placed" })).toBeVisible();
  expect(await countOrders(token)).toBe(1);
});

test("returning to a checkout after ordering shows that it has ended, and creates no second order", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/status of 4\d\d/);
  const token = await signedIn(context, customer);
  const { id } = await prepare(token, await goodsThat((goods) => plenty(goods) && steady(goods)));
  await open(page, "/en/cart");
  await page.goto(`/en/payment?checkout=${id}`);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { name: "Order placed" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/en/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();

  await page.goto(`/en/payment?checkout=${id}`);
  await expect(page.getByText("This checkout has ended")).toBeVisible();
  expect(await countOrders(token)).toBe(1);
});

test("the same checkout placed in two tabs at once creates one order", async ({
  page,
  context,
  customer,
  watch,
}) => {
  // A tab that regains focus refetches its checkout, which may be gone.
  watch.expects(/status of 404 .*\/checkout\//);
  const token = await signedIn(context, customer);
  const { id } = await prepare(token, await goodsThat((goods) => plenty(goods) && steady(goods)));
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await open(tab, `/en/payment?checkout=${id}`);
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Place order" }).click()));
  for (const tab of tabs) await expect(tab.getByRole("heading", { name: "Order placed" })).toBeVisible();
  expect(await countOrders(token)).toBe(1);
});
