import { expect, test } from "../support/test.ts";
import { faultsOf } from "../support/accessibility.ts";
import { goodsThat, plenty } from "../support/goods.ts";
import { open } from "../support/pages.ts";
import { fillCart, placeOrder, prepare } from "../support/purchases.ts";
import { signedIn } from "../support/sessions.ts";

const publicPages = [
  "/",
  "/products",
  "/search?keyword=ao",
  "/mall/8",
  "/shop/1",
  "/product/1",
  "/login",
  "/cart",
  "/nothing-here",
];

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing wrong with the public pages in the ${scheme} scheme`, async ({ page, watch }) => {
    watch.expects(/nothing-here.*status of 404/);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    for (const path of publicPages) {
      await open(page, path);
      expect.soft(await faultsOf(page), path).toEqual([]);
    }
  });

  test(`axe finds nothing wrong with the pages of a purchase in the ${scheme} scheme`, async ({
    page,
    context,
    customer,
  }) => {
    const token = await signedIn(context, customer);
    const goods = await goodsThat(plenty, 3);
    const { id } = await placeOrder(token, goods.slice(0, 1));
    const { id: checkout } = await prepare(token, goods.slice(1, 2));
    await fillCart(token, goods.slice(2));
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    for (const path of [
      "/cart",
      `/payment?checkout=${checkout}`,
      `/payment/result?order=${id}`,
      "/account",
      "/account/address",
      "/account/purchase",
    ]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
      expect.soft(await faultsOf(page), path).toEqual([]);
    }
  });
}
