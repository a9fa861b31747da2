import { expect, test } from "../support/test.ts";
import { demoCustomer } from "../support/customers.ts";
import { open } from "../support/pages.ts";
import { remember, signedIn, signIn } from "../support/sessions.ts";

/** Addresses of this site that name another one as soon as the language before them is taken away. */
const addresses = ["/en//evil.example/", "/en/\\evil.example/", "/en/.//evil.example/", "/en///evil.example"];

for (const address of addresses) {
  test(`the stored language does not lead from ${address} to another site`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expects(/status of 404/);
    await remember(context, { locale: "vi" });
    await page.goto(address);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Đăng nhập" }).first()).toBeVisible();
  });

  test(`the language switch does not lead from ${address} to another site`, async ({ page, watch }) => {
    watch.expects(/status of 404/);
    await open(page, address);
    await page.getByRole("banner").getByRole("link", { name: "VI", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  });

  test(`a sign-in that is to lead on to ${address} ends on the home page`, async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent(address)}`);
    await signIn(page, demoCustomer);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Tài khoản" }).first()).toBeVisible();
  });
}

test("a page whose address begins with two slashes is left for pages of this site only", async ({
  page,
  context,
  watch,
}) => {
  watch.expects(/status of 404/);
  await signedIn(context, demoCustomer);
  const response = await page.goto("//evil.example/".replace(/^/, new URL(page.url(), "http://x").origin === "null" ? "" : ""));
  expect(response?.status()).toBe(404);
});
