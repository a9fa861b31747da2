import { expect, test } from "../support/test.ts";
import { demoCustomer } from "../support/customers.ts";
import { open } from "../support/pages.ts";
import { remember, signIn } from "../support/sessions.ts";

/** A path of this site that points to another site once the language prefix is removed. navigation.test.ts covers other variants. */
const address = "/en//evil.example/";

test("the stored language does not redirect to another site", async ({ page, context, watch }) => {
  watch.expects(/status of 404/);
  await remember(context, { locale: "vi" });
  await page.goto(address);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Đăng nhập" }).first()).toBeVisible();
});

test("signing in with another site as the next page ends on the home page", async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent(address)}`);
  await signIn(page, demoCustomer);
  await expect(page).toHaveURL("/");
});

test("a URL path that looks like another site leads to pages of this site", async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expects(/status of 404/);
  await open(page, `${baseURL ?? ""}//evil.example/`);
  await page.getByRole("banner").getByRole("link", { name: "EN", exact: true }).click();
  await expect(page).toHaveURL("/en");

  await page.goto(`${baseURL ?? ""}//evil.example/`);
  await expect(page).toHaveURL("/en");
});
