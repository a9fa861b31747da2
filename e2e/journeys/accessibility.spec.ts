import { expect, test } from "../support/test.ts";
import { faultsOf } from "../support/accessibility.ts";
import { ago, complaintPath, plantOrder, raiseComplaint, requestEvidence } from "../support/cases.ts";
import { demoCustomer } from "../support/customers.ts";
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

// Each page in Vietnamese and light mode; the nightly run adds English and dark mode.
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

  test(`axe finds no violations on the cart, payment, account and order pages in ${language}`, async ({
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
    const delivered = await plantOrder(customer, { until: "delivered" });
    const complaint = await raiseComplaint(token, await plantOrder(customer, { until: "delivered" }));
    await requestEvidence(complaint, ago({ seconds: 5 }));
    const expectNoFaults = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(inLanguage(prefix, path), { waitUntil: "networkidle" });
        await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
        await expect.soft(page.locator("html"), path).toHaveAttribute("lang", lang);
        expect.soft(await faultsOf(page), path).toEqual([]);
      }
    };
    await expectNoFaults([
      ...["/cart", `/payment?checkout=${checkout}`, `/payment/result?order=${id}`],
      ...["/account", "/account/address", "/account/purchase"],
      ...[`/account/purchase/detail?id=${delivered}`, complaintPath(complaint)],
      `/account/purchase/return/create?id=${delivered}`,
      ...everyNight("/payment", "/account/profile", "/account/language", "/account/voucher"),
      ...everyNight("/account/remove", "/account/password", "/account/notification"),
      ...everyNight("/register/membership", "/register/identity-card"),
      ...everyNight("/support/request", "/support/my-questions", "/notification?tab=order"),
    ]);
    // The seeded customer has orders that ended in other ways.
    await signedIn(context, demoCustomer);
    await expectNoFaults(
      everyNight(
        "return/10?status=RETURN",
        "refund/4?status=REFUND",
        "cancelled/3?status=CANCELLED",
        "finish/1",
      ).map((ending) => `/account/purchase/${ending}`),
    );
  });
}
