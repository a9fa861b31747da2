import { expect, test } from "../support/test.ts";
import { demoCustomer } from "../support/customers.ts";
import { open } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";

test("tab and search are kept in the URL, and an empty result links to a search of all orders", async ({
  page,
  context,
}) => {
  await signedIn(context, demoCustomer);
  await open(page, "/en/account/purchase?status=CONFIRMED");
  await expect(page.getByRole("link", { name: "Confirmed", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const code = page.getByText(/^SEN-\d{6}-0015$/);
  await expect(code).toBeVisible();

  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox").fill((await code.textContent()) ?? "");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/status=CONFIRMED&keyword=SEN-\d{6}-0015$/);
  // Until the result is shown, the tabs still have their old links.
  await expect(page.getByText(/^1 order matches/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Cancelled", exact: true }).click();
  await page.getByRole("link", { name: "Search all orders" }).click();
  await expect(code).toBeVisible();
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/en/account/purchase");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
});

test("a request URL without an order redirects to the tab of such orders", async ({ page, context }) => {
  await signedIn(context, demoCustomer);
  for (const [path, tab] of [
    ["complaint", "COMPLAINT"],
    ["return/create", "COMPLETED"],
  ]) {
    await page.goto(`/account/purchase/${path}`);
    await expect(page).toHaveURL(`/account/purchase?status=${tab}`);
  }
});

test("an order of another account or of none shows as not found, and the session stays", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/status of 40[34]/);
  await signedIn(context, customer);
  for (const id of [18, 987_654]) {
    await page.goto(`/account/purchase/detail?id=${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Không có đơn hàng này" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Xem đơn hàng của tôi" }).click();
  await expect(page).toHaveURL("/account/purchase");
});
