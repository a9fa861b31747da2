import { expect, test } from "../support/test.ts";
import { call } from "../support/api.ts";
import { demoCustomer } from "../support/customers.ts";
import { goodsThat, steady } from "../support/goods.ts";
import { alive, open } from "../support/pages.ts";
import { remember, sessionOf, signedIn, signIn, stored } from "../support/sessions.ts";

const A_SLOW_PAGE_MS = 1_000;

const goodbye = "Bạn đã đăng xuất trên thiết bị này";

test("an ended session clears all storage except the language, and login returns to the page", async ({
  page,
  context,
  watch,
}) => {
  watch.expects(/status of 401/);
  const session = await sessionOf(demoCustomer);
  const ended = JSON.stringify({ ...session, token: "of.another.time" });
  await remember(context, { session: ended, locale: "en", draft: "words" });
  const orders = "/en/account/purchase?status=CONFIRMED";
  const seenMeanwhile: string[] = [];
  await page.route("**/en/login?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, A_SLOW_PAGE_MS));
    seenMeanwhile.push(page.url());
    await route.fallback();
  });
  await page.goto(orders);
  await expect(page).toHaveURL("/en/login?next=%2Fen%2Faccount%2Fpurchase%3Fstatus%3DCONFIRMED");
  await alive(page);
  const { "fetched-fonts": _files, ...kept } = await stored(page);
  expect(kept).toEqual({ locale: "en" });
  // The login form must not be visible before its page is ready, or it would lose typed text.
  expect(seenMeanwhile).toEqual([new URL(orders, page.url()).href]);

  await signIn(page, demoCustomer);
  await expect(page).toHaveURL("/en/account/purchase?status=CONFIRMED");
  await expect(page.getByText(/^SEN-\d{6}-0015$/)).toBeVisible();
});

test("signing out ends the session on the server, for this device only", async ({ page, context, watch }) => {
  // Requests that were pending when the session ended.
  watch.expects(/status of 401/);
  const token = await signedIn(context, demoCustomer);
  const { token: elsewhere } = await sessionOf(demoCustomer);
  await open(page, "/account");
  await page.getByRole("button", { name: "Đăng xuất" }).first().click();
  await expect(page).toHaveURL("/");
  expect(await stored(page)).not.toHaveProperty("session");
  // The request is sent while the page is left, and nobody waits for its response.
  const refusal = () =>
    call("listAddresses", "GET", "/addresses", { token }).then(
      () => "",
      (error: unknown) => String(error),
    );
  await expect.poll(refusal).toContain('"code":401');
  await call("listAddresses", "GET", "/addresses", { token: elsewhere });
});

test("the next customer on a device sees nothing of the previous one", async ({ page, customer }) => {
  const orderCode = /SEN-\d{6}-\d{4}/;
  await page.goto("/login?next=%2Faccount%2Fpurchase");
  await signIn(page, demoCustomer);
  await expect(page.getByText(orderCode).first()).toBeVisible();
  await page.evaluate(async () => {
    sessionStorage.setItem("draft:complaint-note-18", '"words"');
    const request = indexedDB.open("sen-drafts");
    await new Promise((resolve, reject) => {
      request.onupgradeneeded = () => request.result.createObjectStore("drafts");
      request.onerror = reject;
      request.onsuccess = () => {
        const write = request.result.transaction("drafts", "readwrite");
        write.objectStore("drafts").put("words and files", "complaint-18");
        write.oncomplete = resolve;
      };
    });
    request.result.close();
  });
  await page.getByRole("button", { name: "Đăng xuất" }).first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(goodbye)).toBeVisible();
  const filesLeft = () =>
    page.evaluate(async () => {
      const request = indexedDB.open("sen-drafts");
      await new Promise((resolve) => (request.onsuccess = resolve));
      const count = request.result.transaction("drafts").objectStore("drafts").count();
      await new Promise((resolve) => (count.onsuccess = resolve));
      request.result.close();
      return count.result;
    });
  await expect.poll(filesLeft).toBe(0);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))),
  ).toEqual([]);

  await page.goto("/login?next=%2Faccount%2Fpurchase");
  await page.evaluate((code) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.push(...(document.body.textContent.match(new RegExp(code)) ?? []));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, orderCode.source);
  await signIn(page, customer);
  await expect(page).toHaveURL("/account/purchase");
  await expect(page.getByRole("link", { name: "Mua sắm ngay" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await expect(page.getByRole("banner").getByRole("link", { name: /Giỏ hàng/ })).toHaveAccessibleName(
    "Giỏ hàng",
  );
});

test("signing out in one tab removes the customer's data from the other tabs, which say so", async ({
  page,
  context,
  customer,
}) => {
  const token = await signedIn(context, customer);
  const [{ product: goods, variant }] = await goodsThat(steady);
  const items = [{ product_id: goods.id, variant_id: variant.id, quantity: 1 }];
  await call("addToCart", "POST", "/carts", { token, body: { items } });
  await open(page, "/account/purchase");
  await page.evaluate(() => sessionStorage.setItem("draft:complaint-note-18", '"words"'));
  const product = await context.newPage();
  await open(product, "/products");
  const badge = product.getByRole("banner").getByRole("link", { name: /Giỏ hàng/ });
  await expect(badge).toHaveAccessibleName("Giỏ hàng, 1 sản phẩm");
  const other = await context.newPage();
  await open(other, "/account");
  await other.getByRole("button", { name: "Đăng xuất" }).first().click();
  await expect(page).toHaveURL("/");
  await expect(product).toHaveURL("/products");
  for (const tab of [page, product, other]) await expect(tab.getByText(goodbye)).toBeVisible();
  await expect(badge).toHaveAccessibleName("Giỏ hàng");
  expect(await page.evaluate(() => sessionStorage.getItem("draft:complaint-note-18"))).toBeNull();
});
