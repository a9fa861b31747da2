import type { Page } from "@playwright/test";
import { randomInt } from "node:crypto";
import { alive, open } from "../support/pages.ts";
import { signedIn, stored } from "../support/sessions.ts";
import { linkAccount, sayTo } from "../support/simulated-issuer.ts";
import { shoppers } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";
import { waysOf } from "../support/thorough.ts";

for (const { who, prefix, tag } of waysOf(shoppers, 1)) {
  const begin = (page: Page) =>
    page.getByRole("button", { name: /^(Tiếp tục với|Continue with) Sen Demo ID$/ }).click();

  test(
    `the demo customer signs in through the simulated issuer and returns to the requested page, ${who}`,
    { tag },
    async ({ page }) => {
      await open(page, `${prefix}/account/purchase?status=CONFIRMED`);
      await expect(page).toHaveURL(/\/login\?next=/);
      await begin(page);
      await sayTo(page, { button: /^(Tiếp tục|Continue)$/ });
      await expect(page).toHaveURL(`${prefix}/account/purchase?status=CONFIRMED`);
      expect(await stored(page)).toHaveProperty("session");
      const views = await page.evaluate(() =>
        JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer),
      );
      expect(views).not.toContain("code=");
    },
  );

  test(
    `a social sign-in that is cancelled, refused or forged shows why and signs nobody in, ${who}`,
    { tag },
    async ({ page, watch }) => {
      watch.expects(/status of 4\d\d/);
      const endings = [
        { button: /^(Hủy|Cancel)$/, says: /Bạn đã hủy|You have cancelled the sign-in/ },
        { button: /^(Từ chối|Refuse)/, says: /Không đăng nhập được|You couldn't be signed in/ },
      ];
      const login = `${prefix}/login?next=${encodeURIComponent(`${prefix}/account`)}`;
      await open(page, login);
      for (const { button, says } of endings) {
        await begin(page);
        await sayTo(page, { button });
        await expect(page.getByRole("main").getByRole("alert")).toContainText(says);
        expect(await stored(page)).not.toHaveProperty("session");
        await page.getByRole("link", { name: /^(Về trang đăng nhập|Back to sign-in)$/ }).click();
        await expect(page).toHaveURL(login);
        await alive(page);
      }
      // A URL with somebody else's code signs nobody in.
      await page.goto(`${prefix}/login/social?code=stolen&state=stolen-state`);
      await expect(page.getByRole("main").getByRole("alert")).toContainText(
        /đã hết hạn|The social sign-in has expired/,
      );
      expect(await stored(page)).not.toHaveProperty("session");
    },
  );
}

test("a customer links an account, signs in with it, and removes it for good", async ({
  page,
  context,
  customer,
  watch,
}) => {
  // Requests that were pending when the session ended.
  watch.expects(/status of 401/);
  const email = `lien-ket-${randomInt(1_000_000_000)}@example.com`;
  const begin = async () => {
    await open(page, "/login?next=/account/password");
    await page.getByRole("button", { name: "Tiếp tục với Sen Demo ID" }).click();
    await sayTo(page, { email, button: /^Tiếp tục$/ });
  };
  const signOut = async () => {
    await page.getByRole("button", { name: "Đăng xuất", exact: true }).first().click();
    await expect(page).toHaveURL("/");
  };
  await signedIn(context, customer);
  await linkAccount(page, customer, email);
  await expect(page.getByText("Đã liên kết tài khoản")).toBeVisible();
  await signOut();

  await begin();
  await expect(page).toHaveURL("/account/password");
  await page.getByRole("button", { name: `Gỡ liên kết Sen Demo ID (${email})` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gỡ", exact: true }).click();
  await expect(page.getByText("Đã gỡ liên kết")).toBeVisible();
  await expect(page.getByRole("main").getByText(email)).toBeHidden();
  await signOut();

  // The address belongs to no account now, so it opens one whose phone is still to be verified.
  await begin();
  await expect(page.getByRole("heading", { name: "Xác minh số điện thoại" })).toBeVisible();
  expect(await stored(page)).not.toHaveProperty("session");
});
