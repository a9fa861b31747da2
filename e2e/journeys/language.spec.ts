import { expect, test } from "../support/test.ts";
import { alive, open } from "../support/pages.ts";
import { remember } from "../support/sessions.ts";

test("the stored language replaces the URL's, and keeps path, query, hash and history", async ({
  page,
  context,
}) => {
  await remember(context, { locale: "en" });
  await open(page, "/en");
  const entries = await page.evaluate(() => history.length);
  await page.goto("/products?category_id=3&sort_by=price_asc#main");
  await expect(page).toHaveURL("/en/products?category_id=3&sort_by=price_asc#main");
  await alive(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);

  await page.goBack();
  await expect(page).toHaveURL("/en");
});

test("the language switch opens the same page in the other language and stores the choice", async ({
  page,
}) => {
  await open(page, "/search?keyword=%C3%A1o&sort_by=price_asc");
  await page.getByRole("banner").getByRole("link", { name: "EN", exact: true }).click();
  await expect(page).toHaveURL("/en/search?keyword=%C3%A1o&sort_by=price_asc");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await alive(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("en");
});

test("the chosen color scheme is stored on the device and applies to each page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  const dark = page.getByRole("contentinfo").getByRole("button", { name: "Tối" });
  await dark.click();
  await expect(dark).toHaveAttribute("aria-pressed", "true");
  const html = page.locator("html");
  await expect(html).toHaveCSS("color-scheme", "dark");
  await open(page, "/support");
  await expect(html).toHaveCSS("color-scheme", "dark");
  await page.getByRole("contentinfo").getByRole("button", { name: "Theo thiết bị" }).click();
  await expect(html).toHaveCSS("color-scheme", "light");
});
