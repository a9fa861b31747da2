import { expect, test } from "../support/test.ts";
import { faultsOf } from "../support/accessibility.ts";
import { goodsThat, plenty } from "../support/goods.ts";
import { inLanguage, languages } from "../support/languages.ts";
import { open, withoutEvents } from "../support/pages.ts";
import { fillCart, placeOrder, prepare } from "../support/purchases.ts";
import { signedIn } from "../support/sessions.ts";
import { everyNight, waysOf } from "../support/thorough.ts";

/** The gate checks one page per frame; its contents are checked by axe in the stories. The nightly run checks the others too. */
const publicPages = [
  ...["/", "/search?keyword=ao", "/product/1", "/login/forgot-password", "/blog/1"],
  ...["/product/99999999", "/nothing-here"],
  ...everyNight("/products", "/mall/8", "/shop/1", "/login", "/register", "/cart"),
  ...everyNight("/support", "/support/category/1", "/blogs"),
];

// Each page in Vietnamese and light mode; the nightly run adds English and dark mode. aftersales-states.spec.ts covers the pages after an order.
for (const { language, lang, prefix } of waysOf(languages, 0)) {
  test(`axe finds no violations on the public pages in ${language}`, async ({ page, watch }) => {
    test.slow();
    watch.expects(/(99999999|nothing-here).*status of 404/);
    for (const path of publicPages) {
      await open(page, inLanguage(prefix, path));
      await expect.soft(page.locator("html"), path).toHaveAttribute("lang", lang);
      expect.soft(await faultsOf(page), path).toEqual([]);
    }
  });

  test(`axe finds no violations on the cart, payment and account pages in ${language}`, async ({
    page,
    context,
    customer,
  }) => {
    test.slow();
    await withoutEvents(page);
    const token = await signedIn(context, customer);
    const goods = await goodsThat(plenty, 3);
    const { id } = await placeOrder(token, goods.slice(0, 1));
    const { id: checkout } = await prepare(token, goods.slice(1, 2));
    await fillCart(token, goods.slice(2));
    for (const path of [
      ...["/cart", `/payment?checkout=${checkout}`, `/payment/result?order=${id}`],
      ...["/account", "/account/address", "/account/purchase"],
      ...everyNight("/payment", "/account/profile", "/account/language", "/account/voucher"),
      ...everyNight("/account/remove", "/account/password", "/account/notification"),
      ...everyNight("/register/membership", "/register/identity-card"),
      ...everyNight("/support/request", "/support/my-questions", "/notification?tab=order"),
    ]) {
      await page.goto(inLanguage(prefix, path), { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
      await expect.soft(page.locator("html"), path).toHaveAttribute("lang", lang);
      expect.soft(await faultsOf(page), path).toEqual([]);
    }
  });
}
